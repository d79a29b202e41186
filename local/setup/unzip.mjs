import { inflateRawSync } from "node:zlib";

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const DEFLATED = 8;

/**
 * The contents of the one entry of a zip file whose name ends as given (APPNOTE 4.3: the directory stands at the end).
 * @param {Buffer} zip
 * @param {string} ending
 * @returns {Buffer}
 */
export function readFromZip(zip, ending) {
  const end = zip.lastIndexOf(uint32(END_OF_DIRECTORY));
  if (end < 0 || end + END_LENGTH > zip.length) throw new Error("not a zip file");
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    if (name.endsWith(ending)) return contents(zip, at);
    at += ENTRY_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`no ${ending} in the zip file`);
}

/** @param {Buffer} zip @param {number} entry */
function contents(zip, entry) {
  const local = zip.readUInt32LE(entry + 42);
  const start = local + LOCAL_LENGTH + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  return zip.readUInt16LE(entry + 10) === DEFLATED ? inflateRawSync(packed) : packed;
}

/** @param {number} value */
function uint32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
