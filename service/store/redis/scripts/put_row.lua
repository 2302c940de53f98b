-- Writes a projection's row unless it holds this version or a later one.
-- KEYS 1 rows: key -> "<version> <place> <row>"  2 listing: "<place>:<key>", sorted bytewise
-- ARGV 1 key  2 version  3 place  4 row
-- Replies 1 if written, 0 if not, {-1, why}.

local found = redis.call('TYPE', KEYS[2]).ok
if found ~= 'none' and found ~= 'zset' then return {-1, 'type'} end
local held, before = redis.call('HGET', KEYS[1], ARGV[1]), nil
if held then
  local version, place = string.match(held, '^(%d+) (%d+) ')
  if not version then return {-1, 'row'} end
  if tonumber(version) >= tonumber(ARGV[2]) then return 0 end
  before = place
end
-- First, since at the memory limit Redis refuses only a script's first write: after ZREM it would let the others pass.
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3] .. ' ' .. ARGV[4])
if before then redis.call('ZREM', KEYS[2], before .. ':' .. ARGV[1]) end
redis.call('ZADD', KEYS[2], 0, ARGV[3] .. ':' .. ARGV[1])
return 1
