import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Cipher, SecretCannotBeOpened } from "../db/secrets/cipher.ts";
import { workflowBuildId } from "./build-id.ts";
import { bundleWorkflows } from "./workflow-bundle.ts";

/**
 * The bundle from the last start where nothing it is made of has changed since: it takes seconds to make and milliseconds to read.
 * It is code that runs with every secret of the worker, and its folder may be open to others: only what a digest sealed with the
 * service's own key vouches for is run, from the very bytes that were compared.
 */
export async function keptBundle(
  folder: string,
  cipher: Cipher,
  make: () => Promise<{ code: string }> = bundleWorkflows,
): Promise<{ code: string }> {
  const name = `workflows-${await workflowBuildId()}`;
  const [codePath, sealPath] = [join(folder, `${name}.js`), join(folder, `${name}.seal`)];
  const kept = await readKept(codePath, sealPath, cipher, name);
  if (kept !== undefined) return { code: kept };
  const { code } = await make();
  if (await isWritable(folder)) {
    await writeWhole(codePath, code);
    await writeWhole(sealPath, cipher.seal(sha256(code), name));
  }
  return { code };
}

async function readKept(
  codePath: string,
  sealPath: string,
  cipher: Cipher,
  name: string,
): Promise<string | undefined> {
  const read = (path: string) => readFile(path, "utf8").catch(() => undefined);
  const [code, seal] = await Promise.all([read(codePath), read(sealPath)]);
  if (code === undefined || seal === undefined) return undefined;
  try {
    return cipher.open(seal, name) === sha256(code) ? code : undefined;
  } catch (error) {
    if (error instanceof SecretCannotBeOpened) return undefined;
    throw error;
  }
}

/** Under another name first: a reader never meets half a file. */
async function writeWhole(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, text);
  await rename(unfinished, path);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
