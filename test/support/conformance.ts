import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { throwAwayFolder } from "../stack/stack.ts";

interface Check {
  readonly id: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
  readonly errorMessage?: string;
}

export interface Outcome {
  readonly passed: number;
  /** Those that failed, with the reason. */
  readonly failed: readonly string[];
}

const PACKAGE = createRequire(import.meta.url).resolve("@modelcontextprotocol/conformance/package.json");
const WITHIN_MS = 120_000;

/** Runs `@modelcontextprotocol/conformance` and tells what it found. What it says meanwhile can be listened to. */
export async function runConformance(
  args: readonly string[],
  hear: (said: string) => void = () => {},
): Promise<Outcome> {
  const folder = await throwAwayFolder("conformance");
  const program = join(dirname(PACKAGE), "dist/index.js");
  const running = spawn(process.execPath, [program, ...args, "-o", folder], { timeout: WITHIN_MS });
  let said = "";
  for (const stream of [running.stdout, running.stderr])
    stream.on("data", (chunk) => {
      said += String(chunk);
      hear(said);
    });
  // What it exits with counts warnings too; what it writes down says more.
  await once(running, "close");
  const files = globSync("**/checks.json", { cwd: folder });
  if (files.length === 0) return { passed: 0, failed: [`it came to no result: ${said}`] };
  const checks = files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Check[]);
  return {
    passed: checks.filter(({ status }) => status === "SUCCESS").length,
    failed: checks
      .filter(({ status }) => status === "FAILURE")
      .map(({ id, errorMessage }) => `${id}: ${errorMessage ?? "no reason given"}`),
  };
}
