export function fetchTemporal(): Promise<void>;
