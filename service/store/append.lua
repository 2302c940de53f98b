-- Appends events to a game if its head is the expected one, with the feed entry and what automation owes: all or nothing.
-- KEYS 1 stream  2 feed  3 due  4 attempts                                    (one partition, so one hash slot)
-- ARGV 1 expected version  2 its digest  3 count of events  4 game  5 due: ms, '' keeps, '-' clears
--      6 feed: versions  7 feed: kinds  8 feed: oldest ms kept  9.. (event, digest)*
-- Replies {1, version} | {0, version, digest, missed entries} | {-1, why}; only {1, ..} has written anything.
-- An error in a script undoes nothing, so all is checked before the first write.

local function whole(text) -- stricter than tonumber, which takes nan, 1e3 and 0x10
  return #text <= 15 and string.match(text, '^%d+$') and tonumber(text)
end

local function free_for(key, kind)
  local found = redis.call('TYPE', key).ok
  return found == 'none' or found == kind
end

local function digest_at(version)
  if version == 0 then return '' end
  local id = string.format('%d-0', version)
  local entry = redis.call('XRANGE', KEYS[1], id, id)[1]
  return entry and entry[2][4]
end

if #ARGV < 10 then return {-1, 'arguments'} end
local expected, count, due = whole(ARGV[1]), whole(ARGV[3]), ARGV[5]
if not expected or not count or count < 1 or count > 64 or #ARGV ~= 8 + 2 * count or not whole(ARGV[8])
  or (due ~= '' and due ~= '-' and not whole(due)) then
  return {-1, 'arguments'}
end
if not (free_for(KEYS[1], 'stream') and free_for(KEYS[2], 'stream')
  and free_for(KEYS[3], 'zset') and free_for(KEYS[4], 'hash')) then
  return {-1, 'type'}
end

local version, digest = 0, ''
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
if last then
  local fields = last[2]
  version, digest = whole(string.match(last[1], '^(%d+)%-0$') or ''), fields[4]
  if not version or #fields ~= 4 or fields[1] ~= 'e' or fields[3] ~= 'h' then return {-1, 'entry'} end
end

if version ~= expected or digest ~= ARGV[2] then
  local missed = {}
  if version > expected and digest_at(expected) == ARGV[2] then -- else it is another history: nothing of it follows
    missed = redis.call('XRANGE', KEYS[1], string.format('(%d-0', expected), '+', 'COUNT', 256)
  end
  return {0, version, digest, missed}
end

for i = 9, #ARGV, 2 do
  version = version + 1
  redis.call('XADD', KEYS[1], string.format('%d-0', version), 'e', ARGV[i], 'h', ARGV[i + 1])
end
redis.call('XADD', KEYS[2], 'MINID', '~', ARGV[8], '*', 'g', ARGV[4], 'r', ARGV[6], 'k', ARGV[7])
if due ~= '' then
  redis.call('HDEL', KEYS[4], ARGV[4])
  if due == '-' then redis.call('ZREM', KEYS[3], ARGV[4]) else redis.call('ZADD', KEYS[3], due, ARGV[4]) end
end
return {1, version}
