import { runCommand } from "../runtime/run-command.ts";
import { auditAll } from "./audit/audit-all.ts";
import { auditFile } from "./audit/audit-file.ts";
import { auditOne } from "./audit/audit-one.ts";
import { readAuditArguments } from "./audit/read-arguments.ts";

/** Holds transactions' records against their histories, IPFS, the chain, their own decisions and a second judgement. */
await runCommand(async (environment, onStop) => {
  const given = readAuditArguments(process.argv.slice(2));
  const runs = {
    one: () => auditOne(given, environment, onStop),
    all: () => auditAll(given, environment, onStop),
    bundle: () => auditFile(given, environment, onStop),
  };
  if (!(await runs[given.what]())) process.exitCode = 1;
});
