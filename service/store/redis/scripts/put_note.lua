-- Sets a note of a game, unless it is a new one and there are as many as there may be.
-- KEYS 1 notes: name -> value          ARGV 1 name  2 value  3 most notes  4 seconds
-- Replies 1 if set, 0 if there are too many.

if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1
