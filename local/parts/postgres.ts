import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { chown, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { commandLineOf } from "../command-line.ts";
import { type Part, until } from "../part.ts";
import type { Program } from "../program.ts";
import { writeWhole } from "../write-whole.ts";
import { nativeEnvironment } from "./native-environment.ts";
import { plainAccount } from "./plain-account.ts";
import { postgresAccepts } from "./postgres-accepts.ts";
import { postgresBinaries } from "./postgres-binaries.ts";

const USER = "countersign";

/** Sizes that suit a laptop or a small server; nothing listens beyond this machine. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: "128MB",
  max_wal_size: "512MB",
  timezone: "UTC",
  log_timezone: "UTC",
};

const THROW_AWAY_SETTINGS = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

interface PostgresOptions {
  /** Folder for the cluster and its password. */
  readonly directory: string;
  readonly port: number;
  /** For data that need not survive a power cut, only a killed process. */
  readonly throwAway?: boolean;
}

export async function createPostgres(options: PostgresOptions): Promise<Part & { readonly url: string }> {
  const { directory, port, throwAway = false } = options;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const { postgres, initdb } = postgresBinaries();
  const account = await plainAccount();
  const cluster = join(directory, "cluster");
  const passwordFile = join(directory, "password");
  const password = keptPassword(passwordFile);
  const settings = { ...SETTINGS, ...(throwAway ? THROW_AWAY_SETTINGS : {}) };

  function asPlainUser(file: string, args: string[]): Program {
    const [first = file, ...rest] = [...account.prefix, file, ...args];
    return { file: first, args: rest, env: nativeEnvironment() };
  }

  /** Made under another name first: an interrupted initdb leaves nothing that looks like a cluster. */
  async function initialise(run: (program: Program) => Promise<void>): Promise<void> {
    const unfinished = `${cluster}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    await giveTo(account.owner, unfinished);
    await run(
      asPlainUser(initdb, [
        `--pgdata=${unfinished}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // Sorted and cased by Unicode's own rules on every machine, whatever locales it has.
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        ...(throwAway ? ["--no-sync"] : []),
      ]),
    );
    await rename(unfinished, cluster);
  }

  return {
    name: "postgres",
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    stopSignal: "SIGINT",
    program: asPlainUser(postgres, [
      "-D",
      cluster,
      "-p",
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ]),
    async prepare(run) {
      if (!existsSync(cluster)) await initialise(run);
      await giveTo(account.owner, cluster);
      forgetReusedPid(join(cluster, "postmaster.pid"), cluster);
    },
    ready: (_running, signal) => until(() => postgresAccepts(port, USER), signal),
  };
}

function keptPassword(file: string): string {
  if (!existsSync(file)) writeWhole(file, `${randomBytes(24).toString("base64url")}\n`);
  return readFileSync(file, "utf8").trim();
}

/** Root may have started in another way last time, so the cluster's owner can change from start to start. */
async function giveTo(owner: number | undefined, folder: string): Promise<void> {
  if (owner === undefined || (await stat(folder)).uid === owner) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(join(folder, entry), owner, owner);
  }
  await chown(folder, owner, owner);
}

/**
 * After a crash and a reboot the number in the pid file may belong to any other process, and PostgreSQL would then
 * refuse to start. A number that belongs to nobody is left to PostgreSQL, which checks for surviving children.
 */
function forgetReusedPid(pidFile: string, cluster: string): void {
  if (!existsSync(pidFile)) return;
  const holder = commandLineOf(Number.parseInt(readFileSync(pidFile, "utf8"), 10));
  if (holder !== undefined && !holder.includes(cluster)) rmSync(pidFile);
}
