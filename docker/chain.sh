#!/bin/sh
set -eu
if [ -n "${OTHER_CHAIN:-}" ]; then
  echo "CHAIN_RPC_URL names another chain: this one stays idle."
  exec sleep infinity
fi
exec anvil --host 0.0.0.0 --port 8545 --chain-id 31337 --quiet --no-cors --state /chain/state.json --state-interval 5 --prune-history 128
