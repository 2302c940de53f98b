-- Adds a message to a room and numbers it, once per key.
-- KEYS 1 number of the room's last message; message n is at <KEYS 1>:<n>   2 request: "<number> <fingerprint>"
--      3... counters of a minute
-- ARGV 1 row  2 fingerprint  3 most messages  4 seconds of a message  5 of the numbering  6 of the request
--      7 of a counter  8... most of each counter
-- Replies {1, number, fingerprint} if added, {0, number, fingerprint} if the request is known, {2} if a counter is full.

local known = redis.call('GET', KEYS[2])
if known then
  local number, fingerprint = string.match(known, '^(%d+) (.*)$')
  return {0, tonumber(number), fingerprint}
end
for at = 3, #KEYS do
  if tonumber(redis.call('GET', KEYS[at]) or '0') >= tonumber(ARGV[at + 5]) then return {2} end
end
for at = 3, #KEYS do
  if redis.call('INCR', KEYS[at]) == 1 then redis.call('EXPIRE', KEYS[at], ARGV[7]) end
end
local number = redis.call('INCR', KEYS[1])
redis.call('EXPIRE', KEYS[1], ARGV[5])
redis.call('SET', KEYS[1] .. ':' .. number, ARGV[1], 'EX', ARGV[4])
redis.call('SET', KEYS[2], number .. ' ' .. ARGV[2], 'EX', ARGV[6])
local old = number - tonumber(ARGV[3])
if old > 0 then redis.call('DEL', KEYS[1] .. ':' .. old) end
return {1, number, ARGV[2]}
