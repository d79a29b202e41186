import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What the inspector's command prints of a list or a call. */
export interface Inspected {
  readonly tools?: readonly { readonly name: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

/** It brings a hundred packages, so it is fetched when it is asked for and not installed with ours. */
const PACKAGE = "@modelcontextprotocol/inspector@2.12.0";

/** Runs `@modelcontextprotocol/inspector --cli` against an address. */
export async function inspect(
  url: string,
  headers: Record<string, string>,
  args: readonly string[],
): Promise<Inspected> {
  const named = Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]);
  const command = ["exec", "--yes", "--", PACKAGE, "--cli", url, "--transport", "http", ...named, ...args];
  const { stdout } = await run("npm", command);
  return JSON.parse(stdout) as Inspected;
}
