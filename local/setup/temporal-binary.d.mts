export function findTemporal(): string | undefined;
