import { parseArgs } from "node:util";
import { CannotStart } from "../../runtime/cannot-start.ts";
import { duration } from "../../runtime/variable-kinds.ts";

const USAGE = [
  "Audits of transactions; 1 on any difference:",
  "  npm run audit -- <requestHash>                                        everything that knows of one",
  "  npm run audit -- <requestHash> --export <file> [--with-payload]       and a bundle of it, to be verified elsewhere",
  "  npm run audit -- --bundle <file>                                      such a bundle; needs no service",
  "  npm run audit -- --all [--since 7d]                                   all of them; prints those that differ",
].join("\n");

export interface AuditArguments {
  readonly what: "one" | "all" | "bundle";
  readonly requestHash: string;
  readonly file: string;
  /** Whether the file is to be written, and with what opens the payload. */
  readonly exports: boolean;
  readonly withPayload: boolean;
  readonly sinceMs: number | undefined;
}

export function readAuditArguments(args: readonly string[]): AuditArguments {
  const { values, positionals } = parse(args);
  const { export: exported, bundle, all = false, since, "with-payload": withPayload = false } = values;
  const [requestHash, ...more] = positionals;
  const sinceMs = since === undefined ? undefined : duration.parse(since);
  const kinds = [requestHash !== undefined, bundle !== undefined, all].filter(Boolean).length;
  const isMeant =
    kinds === 1 &&
    more.length === 0 &&
    (exported === undefined || requestHash !== undefined) &&
    (!withPayload || exported !== undefined) &&
    (since === undefined || (all && sinceMs !== undefined)) &&
    (requestHash === undefined || /^0x[0-9a-f]{64}$/i.test(requestHash));
  if (!isMeant) throw new CannotStart(USAGE);
  return {
    what: all ? "all" : bundle === undefined ? "one" : "bundle",
    requestHash: requestHash?.toLowerCase() ?? "",
    file: bundle ?? exported ?? "",
    exports: exported !== undefined,
    withPayload,
    sinceMs,
  };
}

function parse(args: readonly string[]) {
  const [text, flag] = [{ type: "string" }, { type: "boolean" }] as const;
  const options = { export: text, bundle: text, "with-payload": flag, all: flag, since: text };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new CannotStart(USAGE);
  }
}
