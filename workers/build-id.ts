import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
/** Everything that a bundle is made of: workflow code, the rules it imports, and the packages by their lock file. */
const INGREDIENTS = ["{workflows,messages,domain}/**/*.ts", "package-lock.json"];

/** Names the workflow code of this checkout: the same sources have the same id, wherever they are. */
export async function workflowBuildId(): Promise<string> {
  const hash = createHash("sha256");
  const names = (await Array.fromAsync(glob(INGREDIENTS, { cwd: root }))).sort();
  for (const name of names) hash.update(name).update(await readFile(join(root, name)));
  return hash.digest("hex").slice(0, 16);
}
