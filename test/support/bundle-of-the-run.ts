import { mkdir } from "node:fs/promises";
import { type Cipher, createCipher } from "../../db/secrets/cipher.ts";
import { keptBundle } from "../../workers/kept-bundle.ts";
import { KEPT_BETWEEN_RUNS } from "../stack/kept-between-runs.ts";
import { throwAwayFolder } from "../stack/stack.ts";

/** Of the tests alone: whoever can write where their packages are has no need of it. */
const CIPHER = createCipher([Buffer.alloc(32, "tests")]);

let bundle: Promise<{ code: string }> | undefined;

/** Today's workflows. To bundle them takes seconds: it is done once, until one of their sources changes. */
export function bundleOfTheRun(): Promise<{ code: string }> {
  bundle ??= readOrMake();
  return bundle;
}

/** A DATA_DIR for the test's own processes of a service with this cipher, which find today's workflows bundled there. */
export async function folderWithBundle(cipher: Cipher): Promise<string> {
  const folder = await throwAwayFolder("kept");
  await keptBundle(folder, cipher, bundleOfTheRun);
  return folder;
}

async function readOrMake(): Promise<{ code: string }> {
  await mkdir(KEPT_BETWEEN_RUNS, { recursive: true });
  return keptBundle(KEPT_BETWEEN_RUNS, CIPHER);
}
