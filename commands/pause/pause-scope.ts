import { parseArgs } from "node:util";
import { findUser } from "../../db/accounts/users.ts";
import type { PauseScope } from "../../db/custody/pauses.ts";
import type { Database } from "../../db/database.ts";
import { parseAddress } from "../../domain/ethereum-address.ts";
import { CannotStart } from "../../runtime/cannot-start.ts";

/** Whom `npm run pause` or `resume` is about, as its command line says. */
export async function pauseScope(command: "pause" | "resume", database: Database): Promise<PauseScope> {
  const user = userOption(command);
  if (user === undefined) return "all";
  const address = parseAddress(user);
  if (!address) throw new CannotStart(`${user} is no Ethereum address.`);
  const found = await findUser(database.em, address);
  if (!found) throw new CannotStart(`There is no user with the address ${address}.`);
  return { userId: found.id };
}

function userOption(command: string): string | undefined {
  try {
    return parseArgs({ options: { user: { type: "string" } } }).values.user;
  } catch {
    throw new CannotStart(`For everyone or one user: npm run ${command} [-- --user <address>]`);
  }
}
