# Sourced by the scripts of a kit: unpacks the package that lies beside them, with one thread for each process, and says what is here.
kit=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
site=${SITE:-/tmp/metro2033-site}
mkdir -p "$site" && tar xzf "$kit/site.tar.gz" -C "$site"
cores=$(env -u OMP_NUM_THREADS nproc)
export PYTHONPATH=$site PYTHONUNBUFFERED=1 METRO2033_LANG=en OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 MKL_NUM_THREADS=1
python=${PYTHON:-python3}
$python -V; echo "$cores cores"; ldd --version | head -1; nvidia-smi -L 2>/dev/null
if ! $python -c 'import metro2033.rl.lanes, metro2033.bots.registry; from metro2033.measure import build; print("engine:", build())'; then
  echo "the compiled engine does not load here; plain Python plays"
  find "$site" -maxdepth 1 -name '*mypyc*.so' -delete
  find "$site/metro2033" -name '*.so' -delete
fi
$python -c 'import torch, numpy; print("torch", torch.__version__, "numpy", numpy.__version__, "cuda", torch.cuda.is_available())'
