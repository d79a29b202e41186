/** What ends calldata that says whose interface made it (ERC-8021): sixteen bytes, before them the schema and the codes' length. */
const MARKER = "8021".repeat(8);
const BYTE = 2;
/** Codes are names such as "baseapp,morpho". */
const CODES = /^(?:2[cd]|5f|3\d|[46][1-9a-f]|[57][0-9a])+$/;

/**
 * Calldata without a suffix by which an interface is credited. No function reads it, so that it changes nothing; any other
 * bytes behind the last argument stay, and are a fault. Lower-case hex without 0x.
 */
export function withoutAttribution(data: string): string {
  if (!data.endsWith(MARKER)) return data;
  const schemaAt = data.length - MARKER.length - BYTE;
  const lengthAt = schemaAt - BYTE;
  if (data.slice(schemaAt, schemaAt + BYTE) !== "00") return data;
  const length = Number.parseInt(data.slice(lengthAt, schemaAt), 16) * BYTE;
  const codes = data.slice(lengthAt - length, lengthAt);
  return length > 0 && lengthAt - length >= 8 && matches(codes) ? data.slice(0, lengthAt - length) : data;
}

/** Byte by byte, since an expression over hex would also match across two bytes. */
function matches(codes: string): boolean {
  for (let at = 0; at < codes.length; at += BYTE) if (!CODES.test(codes.slice(at, at + BYTE))) return false;
  return true;
}
