import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEVELOPMENT_SIGNER_KEY } from "../local/parts/chain.ts";

/**
 * Makes the secrets of a composed deployment, once: one file of shell exports per reader, so that each container
 * mounts only what it needs. A variable that the operator set is left as it is.
 */
const folder = process.argv[2];
if (!folder) {
  console.error("Say where the secrets go: node commands/make-secrets.ts <folder>");
  process.exit(1);
}
const secrets = newSecrets();
const files = Object.keys(secrets).map((reader) => join(folder, reader, "secrets.sh"));
const missing = files.filter((file) => !existsSync(file));

if (missing.length === 0) {
  console.log("The secrets are there already.");
} else if (missing.length === files.length) {
  // All of them are written before the first gets its name, so that a run cut short leaves nothing half made.
  for (const [reader, lines] of Object.entries(secrets)) {
    await mkdir(join(folder, reader), { recursive: true, mode: 0o700 });
    await writeFile(join(folder, reader, "secrets.sh.new"), `${lines.join("\n")}\n`, {
      mode: 0o600,
      flush: true,
    });
  }
  await name(files);
  console.log("The secrets are made; keep a copy of their volumes in a safe place.");
} else if (missing.every((file) => existsSync(`${file}.new`))) {
  await name(missing);
  console.log("The secrets of a run that was cut short are in place.");
} else {
  // New ones would not fit the old: what is encrypted could never be read again.
  console.error(`Restore ${missing.join(", ")} from your backup: the other secrets are still there.`);
  process.exit(1);
}

async function name(unnamed: string[]): Promise<void> {
  for (const file of unnamed) await rename(`${file}.new`, file);
}

function newSecrets(): Record<"postgres" | "temporal" | "service", string[]> {
  const temporal = password();
  const service = password();
  return {
    postgres: [
      exported("POSTGRES_PASSWORD", password()),
      exported("TEMPORAL_DATABASE_PASSWORD", temporal),
      exported("SERVICE_DATABASE_PASSWORD", service),
    ],
    // The server and its schema tool read the same password under different names.
    temporal: [exported("POSTGRES_PWD", temporal), exported("SQL_PASSWORD", temporal)],
    service: [
      exported("DATABASE_URL", `postgres://countersign:${service}@postgres:5432/countersign`),
      exported("ENCRYPTION_KEY", randomBytes(32).toString("base64")),
      // Everybody knows this key: it must never sign for a chain other than the one composed here.
      `if [ "\${CHAIN_RPC_URL:-}" = http://chain:8545 ]; then`,
      exported("CHAIN_SIGNER_KEY", DEVELOPMENT_SIGNER_KEY),
      "fi",
    ],
  };
}

function password(): string {
  return randomBytes(24).toString("hex");
}

function exported(variable: string, value: string): string {
  return `: "\${${variable}:=${value}}"; export ${variable}`;
}
