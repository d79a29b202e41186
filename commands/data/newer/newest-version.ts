import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Package } from "../packages.ts";

const run = promisify(execFile);

/** A package as npm has it now, or why it stays as it is pinned. */
export type Newest = { package: Package } | { stays: string };

interface Published {
  version?: unknown;
  license?: unknown;
  "dist.integrity"?: unknown;
  /** When each version was published. */
  time?: Readonly<Record<string, unknown>>;
}

/**
 * The newest version of a pinned package; of one that the program itself depends on, the version that it depends on, so
 * that tables and program never read two versions of one thing. A package under another licence is not taken.
 */
export async function newestVersion(
  pinned: Package,
  dependsOn: Readonly<Record<string, string>>,
): Promise<Newest | undefined> {
  const { name, version, licence } = pinned;
  const own = dependsOn[name];
  const found = await published(own === undefined ? name : `${name}@${own}`);
  if (!found) return { stays: `${name}: npm does not answer` };
  const { version: newer, license, "dist.integrity": integrity, time } = found;
  if (typeof newer !== "string" || typeof integrity !== "string" || !integrity.startsWith("sha512-"))
    return { stays: `${name}: npm tells no version with its content` };
  if (!isAfter(newer, version)) return own === undefined ? undefined : await aheadOf(pinned);
  if (license !== licence) return { stays: `${name}: ${newer} is there, under the licence ${license}` };
  const day = dayIn(time?.[newer]);
  return { package: { name, version: newer, licence, ...(day ? { published: day } : {}), integrity } };
}

/** Says that the program may take a newer version of what it depends on. */
async function aheadOf({ name, version }: Package): Promise<Newest | undefined> {
  const newest = (await published(name))?.version;
  return typeof newest === "string" && isAfter(newest, version)
    ? { stays: `${name}: ${newest} is there; the program itself depends on it, so install it there first` }
    : undefined;
}

async function published(spec: string): Promise<Published | undefined> {
  const asked = ["view", spec, "version", "license", "dist.integrity", "time", "--json"];
  return run("npm", asked).then(
    ({ stdout }) => JSON.parse(stdout) as Published,
    () => undefined,
  );
}

function dayIn(time: unknown): string | undefined {
  return typeof time === "string" ? /^\d{4}-\d\d-\d\d/.exec(time)?.[0] : undefined;
}

/** By the numbers of a release; what comes before a release is not taken. */
function isAfter(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number));
  if (!left || !right) return false;
  const at = left.findIndex((number, index) => number !== right[index]);
  return at >= 0 && (left[at] ?? 0) > (right[at] ?? 0);
}
