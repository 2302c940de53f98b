-- Empties a stream that is kept elsewhere up to its head, and deletes its names and looks, if nothing has changed since.
-- KEYS 1 stream  2 due  3 names  4 looks          ARGV 1 version  2 digest  3 count of names  4 of looks  5 game  6 seconds
-- Replies 1 if it did, 0 if not. The empty stream refuses late writers for so many seconds, and then is gone.

local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
if not last or last[1] ~= ARGV[1] .. '-0' or last[2][4] ~= ARGV[2] then return 0 end
if redis.call('ZSCORE', KEYS[2], ARGV[5]) then return 0 end
if redis.call('HLEN', KEYS[3]) ~= tonumber(ARGV[3]) or redis.call('HLEN', KEYS[4]) ~= tonumber(ARGV[4]) then return 0 end
redis.call('XTRIM', KEYS[1], 'MAXLEN', 0)
redis.call('EXPIRE', KEYS[1], ARGV[6])
redis.call('UNLINK', KEYS[3], KEYS[4])
return 1
