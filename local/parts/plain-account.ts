import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CannotStart } from "../../runtime/cannot-start.ts";

const run = promisify(execFile);
const NOBODY = "65534";

/** How to run a program that refuses to be root. */
export interface PlainAccount {
  /** What stands before the program's own command line. */
  readonly prefix: readonly string[];
  /** Who must own the program's files; undefined where they are already the caller's own. */
  readonly owner: number | undefined;
}

/** A user namespace in which root appears as a plain user; files stay root's. Containers often forbid it. */
const NAMESPACE: PlainAccount = {
  prefix: ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
  owner: 0,
};

/** A plain user who may still pass through folders that only root can enter, such as a home of mode 700. */
const NOBODY_WITH_ACCESS: PlainAccount = {
  prefix: [
    "setpriv",
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    "--clear-groups",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    // Without this, access(2) would ignore the capability, and PostgreSQL asks it for its own executable.
    "--securebits=+no_setuid_fixup",
  ],
  owner: Number(NOBODY),
};

/** PostgreSQL refuses to run as root; this finds a way that works on this machine. */
export async function plainAccount(): Promise<PlainAccount> {
  if (process.getuid?.() !== 0) return { prefix: [], owner: undefined };
  for (const account of [NAMESPACE, NOBODY_WITH_ACCESS]) {
    if (await works(account)) return account;
  }
  throw new CannotStart(
    "PostgreSQL refuses to run as root and this machine allows neither unshare nor setpriv: " +
      "start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.",
  );
}

async function works({ prefix: [file, ...args] }: PlainAccount): Promise<boolean> {
  if (file === undefined) return true;
  return run(file, [...args, "true"]).then(
    () => true,
    () => false,
  );
}
