#!/bin/sh
# Runs a command with the secrets of its volume in the environment.
set -eu
if [ ! -r /secrets/secrets.sh ]; then
  echo "There are no secrets in /secrets: let the service 'secrets' run first, or restore the volume." >&2
  exit 1
fi
. /secrets/secrets.sh
exec "$@"
