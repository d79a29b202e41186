import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readPrivateKey } from "openpgp";
import { generateKeyPair } from "../../integrations/pgp/generate-key-pair.ts";
import { CannotStart } from "../../runtime/cannot-start.ts";

export interface ArbiterKeys {
  /** Opens what is sealed to the arbiter; it never leaves this machine. */
  readonly privateKey: string;
  readonly fingerprint: string;
  /** The secret of the ORION key that it decides with. */
  readonly orionKey: string;
}

const [PRIVATE, PUBLIC, ORION] = ["private.asc", "public.asc", "orion-key"];

/** Makes the arbiter's OpenPGP key, once; returns where its public half is. */
export async function makeArbiterFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { publicKey, privateKey } = await generateKeyPair("example arbiter");
  await writeFile(join(folder, PRIVATE), privateKey, { mode: 0o600, flag: "wx" }).catch(() => {
    throw new CannotStart(`${join(folder, PRIVATE)} is there already, or cannot be written.`);
  });
  await writeFile(join(folder, PUBLIC), publicKey);
  return join(folder, PUBLIC);
}

export async function readArbiterFolder(folder: string): Promise<ArbiterKeys> {
  const read = (name: string, remedy: string) =>
    readFile(join(folder, name), "utf8").catch(() => {
      throw new CannotStart(`${join(folder, name)} cannot be read. ${remedy}`);
    });
  const privateKey = await read(PRIVATE, `Run npm run example-arbiter -- init ${folder}`);
  const orionKey = await read(
    ORION,
    "Put the secret that npm run keys -- create --type orion prints into it.",
  );
  const key = await readPrivateKey({ armoredKey: privateKey }).catch(() => {
    throw new CannotStart(`${join(folder, PRIVATE)} is no armoured OpenPGP private key.`);
  });
  return { privateKey, fingerprint: key.getFingerprint(), orionKey: orionKey.trim() };
}
