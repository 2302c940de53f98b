-- Deletes who holds something, as a seat of a game, if it is this player.
-- KEYS 1 holders: what -> player          ARGV 1 what  2 player
-- Replies 1 if deleted.

if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])
