#!/bin/sh
# Makes or updates Temporal's tables; an up-to-date schema is left as it is.
set -eu
for kind in temporal visibility; do
  database=temporal
  [ "$kind" = temporal ] || database="temporal_$kind"
  temporal-sql-tool --database "$database" setup-schema --version 0.0
  temporal-sql-tool --database "$database" update-schema --schema-dir "/etc/temporal/schema/postgresql/v12/$kind/versioned"
done
