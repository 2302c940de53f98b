-- Writes a stream as it was kept, unless it holds anything.
-- KEYS 1 stream          ARGV 1 'absent' | 'over' writes it whatever is there  2.. (version, kind, value, digest)*
-- Replies 1 if written, 0 if not, {-1, why}.

local found = redis.call('TYPE', KEYS[1]).ok
if ARGV[1] ~= 'over' then
  if found ~= 'none' and found ~= 'stream' then return {-1, 'type'} end
  if found == 'stream' and redis.call('XLEN', KEYS[1]) > 0 then return 0 end
end
if #ARGV < 5 or #ARGV % 4 ~= 1 then return {-1, 'arguments'} end
local before = 0
for i = 2, #ARGV, 4 do
  local version = #ARGV[i] <= 15 and string.match(ARGV[i], '^%d+$') and tonumber(ARGV[i])
  if not version or version <= before or (ARGV[i + 1] ~= 'e' and ARGV[i + 1] ~= 'p') then return {-1, 'arguments'} end
  before = version
end
redis.call('UNLINK', KEYS[1])
for i = 2, #ARGV, 4 do
  redis.call('XADD', KEYS[1], ARGV[i] .. '-0', ARGV[i + 1], ARGV[i + 2], 'h', ARGV[i + 3])
end
return 1
