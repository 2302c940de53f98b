-- Sets who holds something, as a seat of a game, if the expected one does; or a text at a place, if there is none.
-- KEYS 1 holders: what -> player          ARGV 1 what  2 player  3 who holds it now, '': nobody
-- Replies who holds it then.

local held = redis.call('HGET', KEYS[1], ARGV[1]) or ''
if held ~= ARGV[3] then return held end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return ARGV[2]
