#!/bin/sh
# Plays one seat of any game of Dead Drop with curl and jq: it knows no game, takes any offer, and fills in its JSON Schema.
#   DEADDROP_TOKEN=dd_seat_… sh examples/bot.sh [http://127.0.0.1:8000]
API=${1:-http://127.0.0.1:8000}/v1

. "$(dirname "$0")/luck.sh"
ask() { printf 'header = "Authorization: Bearer %s"\n' "$DEADDROP_TOKEN" | curl -sS --fail --config - "$@"; }

# Any value that a schema admits; $luck chooses among the offers and among the values.
INSTANCE='
  def pick: .[$luck % length];
  def instance($names):
    if has("const") then .const
    elif has("enum") then .enum | pick
    elif has("$ref") then $names[."$ref" | split("/") | last] | instance($names)
    elif has("properties") and has("anyOf") then
      .properties += (.anyOf | pick | .properties) | del(.anyOf) | instance($names)
    elif has("oneOf") then .oneOf | pick | instance($names)
    elif has("anyOf") then .anyOf | pick | instance($names)
    elif .type == "object" then (.required // []) as $needed
      | (.properties // {}) | with_entries(select(.key | IN($needed[])) | .value |= instance($names))
    elif .type == "array" and (.items | type) == "object" and (.items | has("enum")) then .items.enum[:(.minItems // 0)]
    elif .type == "array" then [(.prefixItems // [])[] | instance($names)] as $head | .items as $items
      | $head + [range((.minItems // 0) - ($head | length)) | $items | instance($names)]
    elif .type == "integer" then .minimum // 0
    elif .type == "boolean" then $luck % 2 == 0
    elif .type == "string" then "x" * ([.minLength // 1, 1] | max)
    else null end;
  .offers | pick | .schema | instance(."$defs" // {})'

# Answer until nothing is asked of this seat.
play() {
  while view=$(ask "$API/games/$GAME/view") && decision=$(printf %s "$view" | jq -er .decision.id); do
    luck=$(od -An -N2 -tu2 /dev/urandom | tr -d ' ')
    command=$(printf %s "$view" | jq -c --argjson luck "$luck" "$INSTANCE")
    ask -o /dev/null "$API/games/$GAME/commands" -H 'Content-Type: application/json' -H "If-Match: \"$decision\"" \
      -H "Idempotency-Key: $decision-$luck" -d "$command"
  done
}

told=$(ask "$API/token") && GAME=$(printf %s "$told" | jq -er .game) && SEAT=$(printf %s "$told" | jq -er .seat) || exit 1
while :; do
  play
  [ -z "$view" ] || take_part "$view"
  case $(printf %s "$view" | jq -r .status) in over | aborted) break ;; esac
  # Wait for news, then look again.
  wait_for="$API/games/$GAME/events?wait=20&limit=1&after=$(printf %s "$view" | jq .version)"
  { [ -n "$view" ] && ask -o /dev/null "$wait_for"; } || sleep 2
done
printf %s "$view" | jq -r '.text | gsub("[^\\P{C}\\n]"; "?")'
