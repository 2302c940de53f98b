# A seat's part in the luck before the deal, for bot.sh, which has $API, $GAME, $SEAT and ask: commits to a nonce, and gives it
# only to a history that is held signed. All is kept in $DEADDROP_STORE, so that a bot which is started again in time can give it.
KEPT=${DEADDROP_STORE:-${XDG_STATE_HOME:-$HOME/.local/state}/deaddrop}

sha256() { openssl dgst -sha256 -r | cut -c1-64; }
bytes() { for byte in $(printf %s "$1" | sed 's/../0x& /g'); do printf "\\$(printf %03o "$byte")"; done; }
put() {   # PATH: what is read goes by a private file, since arguments are seen by every user of a machine
  body=$KEPT/body-$$
  (umask 077 && cat > "$body")
  ask -X PUT -o /dev/null "$API/games/$GAME/seats/$SEAT/$1" -H 'Content-Type: application/json' -d "@$body"
  sent=$?
  rm "$body"
  return $sent
}

take_part() {   # VIEW: does what the luck in it waits for
  commit=$(printf %s "$1" | jq -r --argjson seat "$SEAT" '.luck.commits[$seat] // ""')
  case $(printf %s "$1" | jq -r --argjson seat "$SEAT" '.luck // {} | if .state == "open" and .nonces != "none" then .state
    elif .state == "closed" and (.awaits | index($seat)) != null then .state else "" end') in
    open) [ -n "$commit" ] || commit_seat ;;
    closed) [ ! -s "$KEPT/nonce-$commit" ] || give_nonce "$1" ;;
  esac
}

# The keys of the first visit: a service that signs with another one since is not believed.
commit_seat() {
  (umask 077 && mkdir -p "$KEPT")
  keys=$KEPT/keys-$(printf %s "$API" | sha256)
  [ -s "$keys" ] || ask "$API/keys" > "$keys" || return
  nonce=$(openssl rand -hex 32)
  commit=$(printf %s "$nonce" | sha256)
  (umask 077 && printf %s "$nonce" > "$KEPT/nonce-$commit" && sync)
  printf '{"commit": "%s"}' "$commit" | put commit
}

give_nonce() {   # VIEW
  keys=$KEPT/keys-$(printf %s "$API" | sha256)
  version=$(printf %s "$1" | jq .luck.closed.version)
  log='' after=0
  while [ "$after" -lt "$version" ]; do
    page=$(ask "$API/games/$GAME/events?after=$after&limit=$((version - after < 500 ? version - after : 500))") || return
    log=$log$(printf %s "$page" | jq -c '.events[]')' '
    after=$((after + 500))
  done
  digest=$(printf %s "$log" | jq -cS '{version, type, at, by, data, hidden}' | {
    while IFS= read -r event; do before=$({ bytes "$before"; printf %s "$event"; } | sha256); done
    printf %s "$before"
  })
  found=$(printf %s "$log" | jq -cs --argjson seat "$SEAT" --argjson version "$version" \
    '[map(.version) == [range(1; $version + 1)], (.[-1] | .type, .data.commits[$seat])]')
  head=$(ask "$API/games/$GAME/checkpoint?at=$version") || return
  work=$(mktemp -d)
  printf 'deaddrop-checkpoint/1\n%s\n%s\n%s\n' "$GAME" "$version" "$digest" > "$work/message"
  printf %s "$head" | jq -r .signature | openssl base64 -d -A > "$work/signature"
  { echo '-----BEGIN PUBLIC KEY-----'
    jq -r --argjson head "$head" '"MCowBQYDK2VwAyEA" + (.items[] | select(.id == $head.key) | .public_key)' "$keys"
    echo '-----END PUBLIC KEY-----'; } > "$work/key"
  if [ "$found" = "[true,\"game.luck_closed\",\"$commit\"]" ] &&
    [ "$digest" = "$(printf %s "$1" | jq -r .luck.closed.digest)" ] &&
    openssl pkeyutl -verify -pubin -inkey "$work/key" -rawin -in "$work/message" -sigfile "$work/signature" > /dev/null 2>&1
  then
    printf %s "$head" > "$KEPT/heads-$GAME"
    jq -n --rawfile nonce "$KEPT/nonce-$commit" --arg digest "$digest" '{$nonce, $digest}' | put nonce && rm "$KEPT/nonce-$commit"
  else
    echo "$GAME: the log is not the one that was committed to, or not signed; the nonce is kept back" >&2
  fi
  rm -r "$work"
}
