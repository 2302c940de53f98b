-- Adds an item to an inbox unless its name is taken or the inbox is full.
-- KEYS 1 items: name -> value          ARGV 1 name  2 value  3 most items
-- Replies 1 if added, 0 if the name is taken, -1 if the inbox is full.

if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then return 0 end
if redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[3]) then return -1 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
