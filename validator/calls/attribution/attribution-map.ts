/** The parts of an attribution: application, wallet, services, registries, and what else somebody wants to say. */
const KEYS: ReadonlySet<string> = new Set(["a", "w", "s", "r", "m"]);
const MOST_DEPTH = 4;

/** Whether hex is one map in CBOR (RFC 8949) with the keys of ERC-8021's schema 2, and nothing behind it. */
export function isAttributionMap(hex: string): boolean {
  const bytes = Buffer.from(hex, "hex");
  const keys: string[] = [];
  return endOf(bytes, 0, 0, keys) === bytes.length && keys.length > 0 && keys.every((key) => KEYS.has(key));
}

/** Where the value that begins here ends; undefined where it is none of text, numbers, lists and maps. */
function endOf(bytes: Buffer, at: number, depth: number, keys?: string[]): number | undefined {
  const first = bytes[at];
  if (first === undefined || depth > MOST_DEPTH) return undefined;
  const kind = first >> 5;
  const short = first & 31;
  if (short > 25 || (keys && kind !== 5)) return undefined;
  const size = short < 24 ? 0 : short - 23;
  const count =
    size === 0 ? short : bytes.subarray(at + 1, at + 1 + size).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = at + 1 + size;
  if (kind === 0) return start;
  if (kind === 2 || kind === 3) return start + count;
  if (kind !== 4 && kind !== 5) return undefined;
  let end: number | undefined = start;
  for (let index = 0; index < count * (kind - 3); index += 1) {
    const from: number = end;
    end = endOf(bytes, from, depth + 1);
    if (end === undefined) return undefined;
    if (keys && index % 2 === 0) keys.push(bytes.subarray(from + 1, end).toString());
  }
  return end;
}
