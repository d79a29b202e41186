#!/bin/sh
# Runs once, when PostgreSQL makes its data folder. Temporal and the service each get a role that cannot see the other's data.
# No shell options are set here: the image's own start script reads this file into itself.
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\getenv temporal_password TEMPORAL_DATABASE_PASSWORD
\getenv service_password SERVICE_DATABASE_PASSWORD
CREATE ROLE temporal LOGIN PASSWORD :'temporal_password';
CREATE ROLE countersign LOGIN PASSWORD :'service_password';
CREATE DATABASE temporal OWNER temporal;
CREATE DATABASE temporal_visibility OWNER temporal;
CREATE DATABASE countersign OWNER countersign;
REVOKE CONNECT ON DATABASE temporal, temporal_visibility, countersign FROM PUBLIC;
SQL
