import { isAttributionMap } from "./attribution-map.ts";

/** What ends calldata that says whose interface made it: sixteen bytes, before them the schema. */
const MARKER = "8021".repeat(8);
const BYTE = 2;
const ADDRESS = 40;
/** No chain's number has more bytes. */
const MOST_CHAIN_BYTES = 8;
/** Codes are names such as "baseapp,morpho". */
const CODES = /^(?:2[cd]|5f|3\d|[46][1-9a-f]|[57][0-9a])+$/;

/** How many hex digits at the end are a suffix of ERC-8021; 0 where there is none. */
export function erc8021Suffix(data: string): number {
  if (!data.endsWith(MARKER)) return 0;
  const schemaAt = data.length - MARKER.length - BYTE;
  const schema = data.slice(schemaAt, schemaAt + BYTE);
  const start = schema === "02" ? mapStart(data, schemaAt) : codesStart(data, schemaAt);
  if (start === undefined) return 0;
  if (schema === "00" || schema === "02") return data.length - start;
  const registry = schema === "01" ? registryStart(data, start) : undefined;
  return registry === undefined ? 0 : data.length - registry;
}

/** Schemas 0 and 1: codes, and their length in a byte. */
function codesStart(data: string, end: number): number | undefined {
  const lengthAt = end - BYTE;
  const start = lengthAt - byteAt(data, lengthAt) * BYTE;
  return start > 0 && start < lengthAt && isCodes(data.slice(start, lengthAt)) ? start : undefined;
}

/** Schema 1 has before its codes which registry they are of: its address, the chain, and the length of the chain's number. */
function registryStart(data: string, end: number): number | undefined {
  const lengthAt = end - BYTE;
  const length = byteAt(data, lengthAt);
  const start = lengthAt - length * BYTE - ADDRESS;
  return length > 0 && length <= MOST_CHAIN_BYTES && start > 0 ? start : undefined;
}

/** Schema 2: a map in CBOR, and its length in two bytes. */
function mapStart(data: string, end: number): number | undefined {
  const lengthAt = end - 2 * BYTE;
  const start = lengthAt - Number.parseInt(data.slice(lengthAt, end), 16) * BYTE;
  return start > 0 && isAttributionMap(data.slice(start, lengthAt)) ? start : undefined;
}

function byteAt(data: string, at: number): number {
  return Number.parseInt(data.slice(at, at + BYTE), 16);
}

/** Byte by byte, since an expression over hex would also match across two bytes. */
function isCodes(codes: string): boolean {
  for (let at = 0; at < codes.length; at += BYTE) if (!CODES.test(codes.slice(at, at + BYTE))) return false;
  return true;
}
