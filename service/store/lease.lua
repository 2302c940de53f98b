-- Puts a due game off, 5 s doubling to 60 s, and counts the attempt.
-- KEYS 1 due  2 attempts          ARGV 1 now (ms)  2 game
-- Replies the attempt's number, 0 if nothing is due.

local owed = redis.call('ZSCORE', KEYS[1], ARGV[2])
if not owed or tonumber(owed) > tonumber(ARGV[1]) then return 0 end
local attempt = redis.call('HINCRBY', KEYS[2], ARGV[2], 1)
redis.call('ZADD', KEYS[1], string.format('%d', ARGV[1] + math.min(60000, 5000 * 2 ^ (attempt - 1))), ARGV[2])
return attempt
