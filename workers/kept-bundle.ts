import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, glob, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { WorkflowBundleOption } from "@temporalio/worker";
import { bundleWorkflows } from "./workflow-bundle.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
/** Everything that a bundle is made of: workflow code, the rules it imports, and the packages by their lock file. */
const INGREDIENTS = ["{workflows,domain}/**/*.ts", "package-lock.json"];

/** The bundle from the last start where nothing it is made of has changed since: it takes seconds to make and milliseconds to read. */
export async function keptBundle(folder: string): Promise<WorkflowBundleOption> {
  const codePath = join(folder, `workflows-${await fingerprint()}.js`);
  if (await isUsable(codePath, constants.R_OK)) return { codePath };
  const bundle = await bundleWorkflows();
  if (!(await isUsable(folder, constants.W_OK))) return bundle;
  // Under another name first: a reader never meets half a file.
  const unfinished = `${codePath}.${process.pid}`;
  await writeFile(unfinished, bundle.code);
  await rename(unfinished, codePath);
  return bundle;
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const names = (await Array.fromAsync(glob(INGREDIENTS, { cwd: root }))).sort();
  for (const name of names) hash.update(name).update(await readFile(join(root, name)));
  return hash.digest("hex").slice(0, 16);
}

async function isUsable(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}
