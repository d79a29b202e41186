import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOCK = fileURLToPath(new URL("../../package-lock.json", import.meta.url));
const SYSTEMS = ["linux", "darwin", "win32", "android", "freebsd"];
const PROCESSORS = ["x64", "arm64", "arm", "ia32", "ppc64", "s390x"];

/**
 * For maintainers, after `npm install` behind a registry that lacks other platforms' packages: npm leaves those out of
 * the lock file, and `npm ci` then refuses it everywhere. This adds what the package names themselves say.
 */
const lock = JSON.parse(readFileSync(LOCK, "utf8"));
for (const { name, version, dev } of missingOptionalPackages(lock.packages)) {
  const words = name.slice(name.lastIndexOf("/") + 1).split("-");
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.find((word) => PROCESSORS.includes(word));
  if (!os || !cpu)
    throw new Error(`${name} does not say which platform it is for: add it to package-lock.json by hand.`);
  lock.packages[`node_modules/${name}`] = {
    version,
    cpu: [cpu],
    ...(dev ? { dev } : {}),
    ...(os === "linux" ? { libc: [words.includes("musl") ? "musl" : "glibc"] } : {}),
    optional: true,
    os: [os],
  };
  console.log(`Added ${name} ${version}.`);
}
const sorted = Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, "en"));
writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);

/**
 * The optional packages that others in a lock file name and that the lock file does not hold.
 * @param {Record<string, { optionalDependencies?: Record<string, string>, dev?: boolean }>} packages
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
function missingOptionalPackages(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev })),
  );
}
