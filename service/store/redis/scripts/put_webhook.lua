-- Writes an owner's webhook if the stored one has this version, and sets its due time.
-- KEYS 1 rows: name -> "<version> <row>"  2 due: "<owner>/<name>" by ms
-- ARGV 1 name  2 version before, 0 for none  3 row  4 due (ms) | ''  5 "<owner>/<name>"  6 most rows  7 seconds to live
-- Replies 1 if it is written, 0 for another version, -1 if the owner has as many as it may, {-1, why}.

local held, version = redis.call('HGET', KEYS[1], ARGV[1]), 0
local new = string.format('%d ', ARGV[2] + 1) .. ARGV[3]
if held == new then return 1 end
if held then
  version = tonumber(string.match(held, '^(%d+) '))
  if not version then return {-1, 'row'} end
end
if version ~= tonumber(ARGV[2]) then return 0 end
if not held and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[6]) then return -1 end
redis.call('HSET', KEYS[1], ARGV[1], new)
redis.call('EXPIRE', KEYS[1], ARGV[7])
if ARGV[4] == '' then
  redis.call('ZREM', KEYS[2], ARGV[5])
else
  redis.call('ZADD', KEYS[2], ARGV[4], ARGV[5])
end
return 1
