import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import { parseSanctions } from "../../../validator/data/parse-sanctions.ts";
import type { FetchedSanctions } from "./parse-sdn.ts";

/** Puts a list in the place of the one before, in one step, and says what changed. */
export async function keepSanctions(list: FetchedSanctions, path: string): Promise<string[]> {
  const before = existsSync(path) ? parseSanctions(await readFile(path, "utf8"), path) : undefined;
  const old = before?.entries ?? {};
  refuseLoss(list, Object.keys(old).length, before?.date);
  const text = `${JSON.stringify(list, undefined, 1)}\n`;
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.new`;
  try {
    await writeFile(temporary, text, { flag: "wx" });
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
  const added = Object.keys(list.active).filter((address) => !(address in old));
  const gone = Object.keys(old).filter((address) => !(address in list.active));
  return [
    `${path}: published ${list.published}, ${Object.keys(list.active).length} addresses, ${added.length} new, ${gone.length} gone.`,
    ...(before ? added.map((address) => `+ ${address} ${list.active[address]}`) : []),
    ...gone.map((address) => `- ${address} ${old[address]}`),
  ];
}

/** A publication that lost most of its addresses is taken for a broken one, an older one for a mistake. */
function refuseLoss({ active, published }: FetchedSanctions, before: number, date = ""): void {
  const now = Object.keys(active).length;
  if (now === 0) throw new CannotStart("The list has no address of Ethereum's shape; nothing was changed.");
  if (now < before / 2) {
    throw new CannotStart(
      `The list has ${now} addresses where there were ${before}; nothing was changed. Remove the kept file first if that is right.`,
    );
  }
  if (published < date) {
    throw new CannotStart(`The list is of ${published}, the kept one of ${date}; nothing was changed.`);
  }
}
