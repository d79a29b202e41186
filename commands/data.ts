import { parseArgs } from "node:util";
import { CannotStart } from "../runtime/cannot-start.ts";
import type { Environment } from "../runtime/environment.ts";
import { runCommand } from "../runtime/run-command.ts";
import { fetchedSanctionsPath } from "../validator/data/load-sanctions.ts";
import { tableProblems } from "./data/check-tables.ts";
import { bringNewer } from "./data/newer/bring-newer.ts";
import { fetchSdn } from "./data/sanctions/fetch-sdn.ts";
import { keepSanctions } from "./data/sanctions/keep-sanctions.ts";
import { parseSdn } from "./data/sanctions/parse-sdn.ts";
import { showTables } from "./data/show-tables.ts";
import { writeTables } from "./data/tables.ts";

const USAGE = [
  "The arbiter's reference data:",
  "  npm run data -- sanctions [--from <file>] [--url <address>]   bring the Treasury's list into DATA_DIR",
  "  npm run data -- tables                                        derive contracts.json and tokens.json anew",
  "  npm run data                                                  say how old every table is and where it comes from",
  "  npm run data -- newer [--dry-run]                             bring newer packages, derive the tables from them, show what changes",
  "  npm run data -- check                                         say whether the tables are well formed",
].join("\n");

await runCommand(async (environment) => {
  const { action, options } = commandLine();
  const run = new Map(Object.entries({ show, newer, sanctions, tables: writeTables, check })).get(
    action ?? "show",
  );
  if (!run) throw new CannotStart(USAGE);
  for (const line of await run(environment, options)) console.log(line);
});

async function sanctions(
  environment: Environment,
  options: { from?: string; url?: string },
): Promise<string[]> {
  return await keepSanctions(parseSdn(await fetchSdn(options)), fetchedSanctionsPath(environment.DATA_DIR));
}

async function show({ SANCTIONS_LIST_PATH, DATA_DIR }: Environment): Promise<string[]> {
  return showTables({ sanctionsListPath: SANCTIONS_LIST_PATH, dataDir: DATA_DIR }, Date.now());
}

async function newer(_: Environment, options: { "dry-run"?: boolean }): Promise<string[]> {
  return await bringNewer({ dry: options["dry-run"] ?? false }, Date.now());
}

async function check(): Promise<string[]> {
  const problems = tableProblems();
  if (problems.length > 0) throw new CannotStart(problems.join("\n"));
  return ["The tables are well formed."];
}

function commandLine() {
  try {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      options: { from: text, url: text, "dry-run": { type: "boolean" } },
      allowPositionals: true,
    });
    return { action: positionals[0], options: values };
  } catch {
    throw new CannotStart(USAGE);
  }
}
