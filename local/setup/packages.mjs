import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CannotPrepare } from "./cannot-prepare.mjs";
import { runCommand } from "./run-command.mjs";

/**
 * Whether node_modules holds what the lock file says, by npm's own record of what it installed. Optional packages are
 * for other platforms, and packages for development are wanted by the tests only.
 * @param {string} root
 * @param {{ development: boolean }} wanted
 */
export function packagesMatchLock(root, { development }) {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  const { "": _root, ...locked } = readJson(join(root, "package-lock.json")).packages;
  return Object.entries(locked).every(([path, { version, optional, devOptional, dev }]) => {
    const found = installed[path];
    if (found) return found.version === version;
    return optional === true || devOptional === true || (dev === true && !development);
  });
}

/** @param {string} root */
export async function installPackages(root) {
  await runNpm(root, ["ci", "--include=dev", "--include=optional"]);
}

/**
 * Adds packages that the lock file does not name, because they are for this platform alone.
 * @param {string} root
 * @param {readonly string[]} names
 */
export async function addPackages(root, names) {
  await runNpm(root, ["install", "--no-save", "--no-package-lock", ...names]);
}

/** @param {string} root @param {readonly string[]} args */
export async function runNpm(root, args) {
  // Under npm, the same npm again; its path is in the environment even where no npm is on PATH.
  const running = process.env.npm_execpath;
  const command = running?.endsWith("npm-cli.js") ? [process.execPath, running] : ["npm"];
  const [file = "npm", ...before] = command;
  try {
    await runCommand(file, [...before, ...args, "--loglevel=error", "--no-audit", "--no-fund"], {
      cwd: root,
    });
  } catch (error) {
    throw new CannotPrepare(
      `npm ${args[0]} failed: ${reasonIn(error.message)} (run it by hand to see all it says).`,
    );
  }
}

/**
 * The first line by which npm explains itself; before it stand warnings and a code.
 * @param {string} output
 */
function reasonIn(output) {
  const said = output
    .split("\n")
    .filter((line) => line.startsWith("npm error "))
    .map((line) => line.slice("npm error ".length).trim());
  return (
    said.find((line) => line !== "" && !/^(code|syscall|path|errno|dest) /.test(line)) ??
    output.split("\n")[0]
  );
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
