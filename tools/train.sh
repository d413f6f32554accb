#!/bin/bash
# train.sh GAME MINUTES OUT [OPTIONS OF `metro2033 train`]: trains from the kit that lies beside it, then measures what was learned.
# TABLES=0 leaves the measurement out; GAMES is how many games each table plays.
set -u
kit=$(cd "$(dirname "$0")" && pwd)
game=$1 minutes=$2 out=$(mkdir -p "$3" && cd "$3" && pwd)
shift 3
site=${SITE:-/tmp/metro2033-site}
mkdir -p "$site" && tar xzf "$kit/site.tar.gz" -C "$site"
cores=$(env -u OMP_NUM_THREADS nproc)
export PYTHONPATH=$site PYTHONUNBUFFERED=1 METRO2033_LANG=en OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 MKL_NUM_THREADS=1
cd "$site" || exit 1
python=${PYTHON:-python3}
$python -V; echo "$cores cores"; ldd --version | head -1; nvidia-smi -L 2>/dev/null
if ! $python -c 'import metro2033.rl.lanes, metro2033.bots.registry; from metro2033.measure import build; print("engine:", build())'; then
  echo "the compiled engine does not load here; plain Python plays"
  find "$site" -maxdepth 1 -name '*mypyc*.so' -delete
  find "$site/metro2033" -name '*.so' -delete
fi
$python -c 'import torch, numpy; print("torch", torch.__version__, "numpy", numpy.__version__, "cuda", torch.cuda.is_available())'
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
