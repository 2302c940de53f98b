-- The members of sorted sets that are due, of each set the first ones. All sets are of one server.
-- KEYS the sets          ARGV 1 now (ms)  2 most of each
-- Replies {member, score, member, score, ...}

local found = {}
for _, key in ipairs(KEYS) do
  local due = redis.call('ZRANGEBYSCORE', key, '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[2])
  for _, each in ipairs(due) do found[#found + 1] = each end
end
return found
