#!/bin/sh
# Plays one seat of any game of Dead Drop with curl and jq, by the defaults of its decisions; docs/guides/first-bot-curl.md goes on.
#   DEADDROP_TOKEN=dd_seat_… sh examples/bot.sh [http://127.0.0.1:8000]
API=${1:-http://127.0.0.1:8000}/v1
ask() { printf 'header = "Authorization: Bearer %s"\n' "$DEADDROP_TOKEN" | curl -sS --fail --config - "$@"; }
until told=$(ask "$API/token"); do sleep 2; done
GAME=$(printf %s "$told" | jq -r .game)
while :; do
  view=$(ask "$API/games/$GAME/view?until=decision&wait=25") || { sleep 2 && continue; }
  case $(printf %s "$view" | jq -r .status) in over | aborted) break ;; esac
  decision=$(printf %s "$view" | jq -er .decision.id) || continue
  ask -o /dev/null "$API/games/$GAME/commands" -H 'Content-Type: application/json' -H "If-Match: \"$decision\"" \
    -H "Idempotency-Key: bot-$decision" -d "$(printf %s "$view" | jq -c .decision.default)"
done
printf %s "$view" | jq -r '.text | gsub("[^\\P{C}\\n]"; "?")'
