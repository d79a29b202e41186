import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { cacheFolder } from "./temporal-binary.mjs";

/** The version of the package that brings the tests' browser. */
export const CHROMIUM_VERSION = "153.0.0";

/** The user's own cache: shared by every clone, kept when a clone is deleted. */
export function cachedBrowser() {
  return join(cacheFolder(), `chromium-${CHROMIUM_VERSION}`);
}

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Whether this machine's browser comes by npm; elsewhere one that is installed serves. */
export function browserComesByNpm() {
  return process.platform === "linux" && process.arch === "x64";
}

/**
 * How a browser for the tests is started; undefined where there is none.
 * @returns {{ executablePath: string, environment: Record<string, string> } | undefined}
 */
export function browserLaunch() {
  const cached = cachedBrowser();
  if (existsSync(cached)) {
    const environment = { LD_LIBRARY_PATH: join(cached, "lib"), FONTCONFIG_PATH: cached };
    return { executablePath: join(cached, "chromium"), environment };
  }
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const installed = [...onPath, ...APPLICATIONS].find((file) => existsSync(file));
  return installed ? { executablePath: installed, environment: {} } : undefined;
}
