/**
 * The optional packages that others in a lock file name and that the lock file does not hold.
 * @param {Record<string, { optionalDependencies?: Record<string, string>, dev?: boolean }>} packages
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
export function missingOptionalPackages(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev })),
  );
}
