import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { CannotStart } from "../../runtime/cannot-start.ts";
import type { Package } from "./packages.ts";

const run = promisify(execFile);

/** Unpacked packages in a temporary folder. */
export interface FetchedPackages {
  /** The absolute path of a file of a package. */
  path(name: string, file: string): string;
  text(name: string, file: string): Promise<string>;
  json(name: string, file: string): Promise<unknown>;
  remove(): Promise<void>;
}

/** Brings pinned packages with npm, without their dependencies and without running any of their scripts. */
export async function fetchPackages(pinned: readonly Package[]): Promise<FetchedPackages> {
  const folder = await mkdtemp(join(tmpdir(), "reference-data-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    for (const one of pinned) await fetchPackage(one, folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return reading((name, file) => join(folder, "node_modules", name, file), remove);
}

/** The same packages with others for some of them. */
export function withOthers(
  packages: FetchedPackages,
  others: FetchedPackages,
  named: readonly string[],
): FetchedPackages {
  return reading(
    (name, file) => (named.includes(name) ? others : packages).path(name, file),
    async () => {
      await others.remove();
      await packages.remove();
    },
  );
}

function reading(path: FetchedPackages["path"], remove: FetchedPackages["remove"]): FetchedPackages {
  return {
    path,
    text: (name, file) => readFile(path(name, file), "utf8"),
    json: async (name, file) => JSON.parse(await readFile(path(name, file), "utf8")),
    remove,
  };
}

async function fetchPackage({ name, version, integrity }: Package, folder: string): Promise<void> {
  const { stdout } = await run("npm", ["pack", "--silent", "--ignore-scripts", `${name}@${version}`], {
    cwd: folder,
  }).catch(() => {
    throw new CannotStart(`npm could not bring ${name}@${version}; the registry must be reachable.`);
  });
  const archive = join(folder, stdout.trim().split("\n").at(-1) ?? "");
  const digest = createHash("sha512")
    .update(await readFile(archive))
    .digest("base64");
  if (`sha512-${digest}` !== integrity) {
    throw new CannotStart(`${name}@${version} is not the package whose content is pinned.`);
  }
  const target = join(folder, "node_modules", name);
  await mkdir(target, { recursive: true });
  await run("tar", ["-xzf", archive, "-C", target, "--strip-components=1"]);
}
