-- Writes facts of a player if the stream's version is the expected one.
-- KEYS 1 stream: <version>-0 -> f fact
-- ARGV 1 expected version (0: no stream)  2 "append", or "replace": deletes what is there  3 seconds until it expires, 0: never  4... facts
-- Replies 1 if written, 0 if the version is another one.

local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
local version = 0
if last[1] then version = tonumber(string.match(last[1][1], '^%d+')) end
if version ~= tonumber(ARGV[1]) then return 0 end
if ARGV[2] == 'replace' then redis.call('DEL', KEYS[1]) end
for at = 4, #ARGV do
  version = version + 1
  redis.call('XADD', KEYS[1], string.format('%d-0', version), 'f', ARGV[at])
end
if tonumber(ARGV[3]) > 0 then redis.call('EXPIRE', KEYS[1], ARGV[3]) end
return 1
