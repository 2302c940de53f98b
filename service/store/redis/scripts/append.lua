-- Writes events to a game, with the feed entry, what automation owes and the names or texts that come with them: all or nothing.
-- KEYS 1 stream  2 feed  3 due  4 attempts, then the parent's stream, for a fork, then names or texts, where there are any; all of one
--      partition, so of one hash slot
-- ARGV 1 version before the events  2 its digest  3 count of events  4 game  5 due: ms, 'now', '' keeps, '-' clears
--      6 feed: versions  7 feed: kinds  8 feed: oldest ms kept
--      9 'append' to that head | 'create' a new game, after that moment of the parent's if there is one | 'inherit' that
--        too, and the parent's entries up to it are the game's own: a pointer at the moment stands for them
--      10 the parent, '' without one  11 a channel on which the partition is called out, or ''  12.. (event, digest)*, then (seat, name)* or (place, text)*
-- Replies {1, version} | {0, version, digest, missed entries} | {-1, why}; only {1, ..} has written anything.
-- An error in a script undoes nothing, so all is checked before the first write.

local function whole(text) -- stricter than tonumber, which takes nan, 1e3 and 0x10
  return #text <= 15 and string.match(text, '^%d+$') and tonumber(text)
end

local function read(entry) -- version and digest, or nothing if it is no event or pointer of ours
  local version, fields = whole(string.match(entry[1], '^(%d+)%-0$') or ''), entry[2]
  if version and #fields == 4 and (fields[1] == 'e' or fields[1] == 'p') and fields[3] == 'h' then
    return version, fields[4]
  end
end

local function digest_at(version)
  if version == 0 then return '' end
  local id = string.format('%d-0', version)
  local entry = redis.call('XRANGE', KEYS[1], id, id)[1]
  return entry and entry[2][4]
end

if #ARGV < 13 then return {-1, 'arguments'} end
local before, count, due, mode, parent = whole(ARGV[1]), whole(ARGV[3]), ARGV[5], ARGV[9], ARGV[10]
if not before or not count or count < 1 or count > 20000 then return {-1, 'arguments'} end
local named, family = #ARGV - 11 - 2 * count, parent ~= '' and KEYS[5] or nil
local names = named > 0 and KEYS[#KEYS] or nil
if named < 0 or named % 2 == 1 or not whole(ARGV[8]) or #KEYS ~= 4 + (parent ~= '' and 1 or 0) + (names and 1 or 0)
  or (due ~= '' and due ~= '-' and due ~= 'now' and not whole(due))
  or (mode ~= 'append' and mode ~= 'create' and not (mode == 'inherit' and family)) then
  return {-1, 'arguments'}
end

-- Each key is read before any is written: one that holds something else is an error here, where nothing has happened.
redis.call('XLEN', KEYS[2])
if names then redis.call('HLEN', names) end
local owed, tried = redis.call('ZSCORE', KEYS[3], ARGV[4]), redis.call('HEXISTS', KEYS[4], ARGV[4])
local version, digest = 0, ''
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
if last then
  version, digest = read(last)
  if not version then return {-1, 'entry'} end
end

local creates = mode ~= 'append'
if creates and last or not creates and (version ~= before or digest ~= ARGV[2]) then
  local missed = {}
  if creates or version > before and digest_at(before) == ARGV[2] then -- else it is another history
    missed = redis.call('XRANGE', KEYS[1], string.format('(%d-0', before), '+', 'COUNT', 256)
  end
  return {0, version, digest, missed}
end
if creates and redis.call('EXISTS', KEYS[1]) == 1 then return {-1, 'entry'} end -- a stream that lost all it held

local moment = string.format('%d-0', before)
if family then
  local entry = redis.call('XRANGE', family, moment, moment)[1]
  if not entry then return {0, 0, '', {}} end
  version, digest = read(entry)
  if not version then return {-1, 'entry'} end
  if digest ~= ARGV[2] then return {0, 0, '', {}} end
  if entry[2][1] == 'p' then parent = entry[2][2] end
end

if mode == 'inherit' then redis.call('XADD', KEYS[1], moment, 'p', parent, 'h', digest) end
version = before
for i = 12, 11 + 2 * count, 2 do
  version = version + 1
  redis.call('XADD', KEYS[1], string.format('%d-0', version), 'e', ARGV[i], 'h', ARGV[i + 1])
end
for i = 12 + 2 * count, #ARGV, 2 do redis.call('HSET', names, ARGV[i], ARGV[i + 1]) end
redis.call('XADD', KEYS[2], 'MINID', '~', ARGV[8], '*', 'g', ARGV[4], 'r', ARGV[6], 'k', ARGV[7])
if due == 'now' then
  local time = redis.call('TIME')
  due = string.format('%d', time[1] * 1000 + math.floor(time[2] / 1000))
end
if due ~= '' then
  if tried == 1 then redis.call('HDEL', KEYS[4], ARGV[4]) end
  if due ~= '-' then redis.call('ZADD', KEYS[3], due, ARGV[4]) elseif owed then redis.call('ZREM', KEYS[3], ARGV[4]) end
end
if ARGV[11] ~= '' then redis.pcall('PUBLISH', ARGV[11], string.sub(ARGV[4], 1, 2)) end -- only a hint, so it may fail
return {1, version}
