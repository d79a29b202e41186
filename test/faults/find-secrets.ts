import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Workload } from "./workload.ts";

/** Everything that is written about the service's work: logs, and Temporal's histories. */
const WRITTEN = ["logs/**", "temporal/**"];

/** Where a secret of custody stands that must stand nowhere, in sentences. */
export async function findSecrets(dataDirectory: string, { owners }: Workload): Promise<string[]> {
  const keys = [...owners.values()].flatMap(({ custodyKey }) => custodyKey ?? []);
  const secrets = ["PRIVATE KEY-----", ...keys].map((secret) => Buffer.from(secret));
  const found: string[] = [];
  for await (const { parentPath, name } of glob(WRITTEN, { cwd: dataDirectory, withFileTypes: true })) {
    const bytes = await readFile(join(parentPath, name)).catch(() => Buffer.alloc(0));
    if (secrets.some((secret) => bytes.includes(secret))) found.push(`a secret of custody stands in ${name}`);
  }
  return found;
}
