-- Adds a message to a room and numbers it, once per key. A message too many takes the place of one from the fullest share.
-- KEYS 1 number of the room's last message; message n is at <KEYS 1>:<n>   2 request: "<number> <fingerprint>"
--      3 messages that are kept: number -> share   4... counters of a minute
-- ARGV 1 row  2 fingerprint  3 share  4 most messages of a share  5 most messages  6 seconds of a message
--      7 of the numbering  8 of the request  9 of a counter  10... most of each counter
-- Replies {1, number, fingerprint} if added, {0, number, fingerprint} if the request is known, {2} if a counter is full.

local known = redis.call('GET', KEYS[2])
if known then
  local number, fingerprint = string.match(known, '^(%d+) (.*)$')
  return {0, tonumber(number), fingerprint}
end
for at = 4, #KEYS do
  if tonumber(redis.call('GET', KEYS[at]) or '0') >= tonumber(ARGV[at + 6]) then return {2} end
end
for at = 4, #KEYS do
  if redis.call('INCR', KEYS[at]) == 1 then redis.call('EXPIRE', KEYS[at], ARGV[9]) end
end
local added = redis.call('INCR', KEYS[1])
redis.call('EXPIRE', KEYS[1], ARGV[7])
redis.call('SET', KEYS[1] .. ':' .. added, ARGV[1], 'EX', ARGV[6])
redis.call('SET', KEYS[2], added .. ' ' .. ARGV[2], 'EX', ARGV[8])
redis.call('HSET', KEYS[3], added, ARGV[3])
redis.call('EXPIRE', KEYS[3], ARGV[6])

local numbers, shares, counts, total = {}, {}, {}, 0
local rows = redis.call('HGETALL', KEYS[3])
for at = 1, #rows, 2 do
  local number = tonumber(rows[at])
  numbers[#numbers + 1], shares[number] = number, rows[at + 1]
  counts[rows[at + 1]], total = (counts[rows[at + 1]] or 0) + 1, total + 1
end
table.sort(numbers)
local first = 1
while redis.call('EXISTS', KEYS[1] .. ':' .. numbers[first]) == 0 do  -- expired, as messages do in their order
  local share = shares[numbers[first]]
  redis.call('HDEL', KEYS[3], numbers[first])
  counts[share], total, first = counts[share] - 1, total - 1, first + 1
end
local own = ARGV[3]
if counts[own] > tonumber(ARGV[4]) then
  counts[own] = math.huge
elseif total > tonumber(ARGV[5]) then
  counts[own] = counts[own] + 0.5  -- of shares that are equally full, the author's
else
  return {1, added, ARGV[2]}
end
local oldest = numbers[first]
for at = first, #numbers do
  if counts[shares[numbers[at]]] > counts[shares[oldest]] then oldest = numbers[at] end
end
redis.call('DEL', KEYS[1] .. ':' .. oldest)
redis.call('HDEL', KEYS[3], oldest)
return {1, added, ARGV[2]}
