/** Enough for the services that one process seals to or opens for. */
const MOST_KEYS = 50;

/**
 * Reads a key once per thread: parsing it and checking its own signatures costs as much as the sealing itself. What
 * depends on the time, such as its expiry, is asked of the key at every use.
 */
export function rememberKeys<Key>(read: (armour: string) => Promise<Key>): (armour: string) => Promise<Key> {
  const remembered = new Map<string, Key>();
  return async (armour) => {
    const known = remembered.get(armour);
    if (known) return known;
    const key = await read(armour);
    if (remembered.size >= MOST_KEYS) remembered.clear();
    remembered.set(armour, key);
    return key;
  };
}
