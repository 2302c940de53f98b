-- Says again what automation owes a game that is at this head.
-- KEYS 1 stream  2 due  3 attempts          ARGV 1 version  2 digest  3 game  4 due: ms, 'now', '-' clears
-- Replies 1 if it did, 0 if the game has moved on.

local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
if not last or last[1] ~= ARGV[1] .. '-0' or last[2][4] ~= ARGV[2] then return 0 end
redis.call('HDEL', KEYS[3], ARGV[3])
if ARGV[4] == '-' then
  redis.call('ZREM', KEYS[2], ARGV[3])
elseif ARGV[4] == 'now' then
  local time = redis.call('TIME')
  redis.call('ZADD', KEYS[2], string.format('%d', time[1] * 1000 + math.floor(time[2] / 1000)), ARGV[3])
else
  redis.call('ZADD', KEYS[2], ARGV[4], ARGV[3])
end
return 1
