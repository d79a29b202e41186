export function packagesMatchLock(root: string, wanted: { development: boolean }): boolean;
