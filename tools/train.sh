#!/bin/bash
# train.sh GAME MINUTES OUT [OPTIONS OF `metro2033 train`]: trains from the kit that lies beside it, then measures what was learned.
# TABLES=0 leaves the measurement out; GAMES is how many games each table plays.
set -u
game=$1 minutes=$2 out=$(mkdir -p "$3" && cd "$3" && pwd)
shift 3
. "$(dirname "$0")/unpack.sh"
cd "$site" || exit 1
date
# Asked to end a little after its time, it writes what it has learned.
limit=$($python -c "print(int(60 * $minutes) + 25)")
timeout --kill-after=15 "$limit" $python -m metro2033 train --game "$game" --minutes "$minutes" --out "$out" --no-state --keep 50 --seed 1 "$@" 2>&1 | tee "$out/train.log"
date
ls -l "$out"
[ "${TABLES:-1}" = 0 ] && exit 0
# One against three, duplicate play, on seeds that training never uses.
export METRO2033_WEIGHTS=$out
if [ "$game" = board ]; then others="planner ismcts:iterations=100"; else others="planner:samples=6 ismcts:iterations=100"; fi
for other in $others; do
  echo "neural against three of $other"
  timeout "${SECONDS_EACH:-32}" $python -m metro2033 arena --game "$game" --table "neural,$other,$other,$other" --games "${GAMES:-96}" --jobs "$cores" --seed 770000 \
    --report "/tmp/report-$game-${other%%:*}" 2>&1 | tail -8
  cp "/tmp/report-$game-${other%%:*}/result.json" "$out/against-${other%%:*}.json" 2>/dev/null
done
date
