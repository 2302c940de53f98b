-- Counts items of several owners: all of them, or none. First drops those that are too old.
-- KEYS items of an owner, by ms    ARGV 1 at (ms)  2 drop up to (ms)  3 seconds to live  then for each key: most items, their number, the items
-- Replies the first key that has no room, from 1, and how many items are too many for it; {0, 0} if all count.

local missing, place = {}, 4
for index, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', ARGV[2])
  missing[index] = {}
  local most, count = tonumber(ARGV[place]), tonumber(ARGV[place + 1])
  for i = place + 2, place + 1 + count do
    if not redis.call('ZSCORE', key, ARGV[i]) then table.insert(missing[index], ARGV[i]) end
  end
  local over = redis.call('ZCARD', key) + #missing[index] - most
  if #missing[index] > 0 and over > 0 then return {index, over} end
  place = place + 2 + count
end
for index, key in ipairs(KEYS) do
  for _, item in ipairs(missing[index]) do redis.call('ZADD', key, ARGV[1], item) end
  redis.call('EXPIRE', key, ARGV[3])
end
return {0, 0}
