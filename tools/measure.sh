#!/bin/bash
# measure.sh PART SECONDS OUT: measures the bots from the kit that lies beside it. No game begins after SECONDS, and what still plays 60 s later is given up.
#   final    the learned bot against the tree search      scale    all bots on one scale, every seat count
#   weights  what new weights need: scale and rungs, then the final matches
#   balance  many games of the learned bot against itself, for docs/balance.md and for how well its chances hold
# The kept games in bench/ledgers, and a ledgers.tar.gz of an earlier call beside this script, are continued. JOBS and MOST (games of each match) make a short trial.
# GAME and ONLY (a bot's name) choose among the matches; METRO2033_WEIGHTS names a folder with other weights.
set -u
part=$1 seconds=$2 out=$(mkdir -p "$3" && cd "$3" && pwd)
. "$(dirname "$0")/unpack.sh"
export PYTHONPATH=$PYTHONPATH:$kit
jobs=${JOBS:-$cores} most=${MOST:-1000000} work=${WORK:-/tmp/metro2033-ledgers}
mkdir -p "$work"
[ -f "$kit/ledgers.tar.gz" ] && tar xzf "$kit/ledgers.tar.gz" -C "$work"
keep() { tar czf "$out/.ledgers" -C "$work" . && mv "$out/.ledgers" "$out/ledgers.tar.gz"; }
cd "$kit" || exit 1
date
case $part in
final | scale | weights)
  parts="--part $part"
  [ "$part" = scale ] && parts="--part scale --part rungs --part search"
  [ "$part" = weights ] && parts="--part scale --part rungs --part final"
  (while sleep 60; do keep; done) & keeper=$!
  timeout --kill-after=5 $((seconds + 60)) $python -m bench.ladder $parts ${GAME:+--game "$GAME"} --only "${ONLY:-}" --jobs "$jobs" --most "$most" --seconds "$seconds" --folder "$work" --page "$out/ladder.md" 2>&1 | tee "$out/$part.log"
  kill $keeper; wait $keeper 2>/dev/null
  keep
  $python -m bench.ladder --only-write --folder "$work" --page "$out/ladder.md"
  cat "$out/ladder.md" | grep '^[|#]'
  ;;
balance)
  rm -rf "$work-balance"
  # A part of the time for each run: best play for the shares, then livelier play and mixed tables for the chances.
  for run in "even 5000 2048 33" "lively 150 512 6" "mixed 60 256 11"; do
    read -r kind games lanes percent <<< "$run"
    for game in board breakthrough; do
      lanes_here=$((lanes / jobs * jobs))
      games_here=$((games < most ? games : most))
      $python -m bench.strong_play --game $game --kind $kind --games $games_here --jobs "$jobs" --lanes $lanes_here --seconds $((seconds * percent / 100)) --folder "$work-balance" 2>&1 | tee -a "$out/balance.log"
    done
  done
  $python -m bench.balance --only-write --folder "$work-balance" --page "$out/balance.md"
  cd "$work-balance" && tar cf "$out/chances.tar" chances-*.npz
  for game in board breakthrough; do tar czf "$out/ledgers-$game.tar.gz" --exclude='*-lively' --exclude='*-mixed' --exclude='parts-*' $game-*; done
  ;;
*) echo "no such part: $part"; exit 2 ;;
esac
date
ls -l "$out"
