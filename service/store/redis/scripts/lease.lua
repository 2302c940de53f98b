-- Puts a due game off, 5 s doubling to 60 s, and counts the attempt.
-- KEYS 1 due  2 attempts: game -> "<count> <ms it was owed at first>"          ARGV 1 now (ms)  2 game
-- Replies the attempt's number, 0 if nothing is due, {-1, why}.

local owed = redis.call('ZSCORE', KEYS[1], ARGV[2])
if not owed or tonumber(owed) > tonumber(ARGV[1]) then return 0 end
local count, since = 0, string.format('%.0f', owed)
local tried = redis.call('HGET', KEYS[2], ARGV[2])
if tried then
  count, since = string.match(tried, '^(%d+) (%d+)$')
  if not count then return {-1, 'attempts'} end
end
local attempt = tonumber(count) + 1
redis.call('HSET', KEYS[2], ARGV[2], string.format('%d %s', attempt, since))
redis.call('ZADD', KEYS[1], string.format('%d', ARGV[1] + math.min(60000, 5000 * 2 ^ (attempt - 1))), ARGV[2])
return attempt
