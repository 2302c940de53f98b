-- Counts an item of an owner, unless there are as many as there may be; first drops those that are too old.
-- KEYS 1 items, by ms          ARGV 1 item  2 at (ms)  3 most items  4 drop up to (ms)  5 seconds to live
-- Replies 1 if it counts, 0 if there are too many.

redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[4])
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) then
  if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
  redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
end
redis.call('EXPIRE', KEYS[1], ARGV[5])
return 1
