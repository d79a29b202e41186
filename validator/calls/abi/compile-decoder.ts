import type { Address } from "../../addresses/address.ts";
import { type FunctionSignature, type Parameter, parseSignature } from "./parse-signature.ts";

export type Value = bigint | boolean | string | Value[] | { [name: string]: Value };
export type Values = Record<string, Value>;

/** The calldata is not the one canonical encoding of any arguments of its function. */
export class Malformed extends Error {}

export interface CompiledDecoder {
  signature: FunctionSignature;
  /** Decodes the lower-case hex after the selector; throws Malformed. */
  decode(hex: string): Values;
}

/** Where reading stands: the hex, and the place where the next dynamic value must begin. */
interface Cursor {
  hex: string;
  tail: number;
}

/** Reads one value; `at` counts hex characters. */
type Read = (cursor: Cursor, at: number) => Value;

interface Reader {
  /** Hex characters in the head. */
  size: number;
  dynamic: boolean;
  read: Read;
}

const WORD = 64;
const ZEROS = "0".repeat(WORD);

/**
 * Compiles a function's decoder into closures, once. It accepts only what Solidity's encoder writes: clean padding,
 * dynamic values one after the other in order, nothing behind the last.
 */
export function compileDecoder(text: string): CompiledDecoder {
  const signature = parseSignature(text);
  const sequence = readSequence(signature.parameters);
  return {
    signature,
    decode(hex) {
      const cursor = { hex, tail: 0 };
      const values = sequence.read(cursor, 0) as Values;
      if (cursor.tail !== hex.length) {
        throw new Malformed(`there are ${(hex.length - cursor.tail) / 2} bytes after the last argument`);
      }
      return values;
    },
  };
}

function readerOf({ type, components }: Parameter): Reader {
  const array = /^(.*)\[(\d*)\]$/.exec(type);
  if (array) {
    const element = { name: "", type: array[1] ?? "", components };
    return array[2] ? readFixedArray(element, Number(array[2])) : readArray(element);
  }
  if (type === "tuple") return readSequence(components);
  if (type === "bytes" || type === "string") return { size: WORD, dynamic: true, read: readBytes };
  return { size: WORD, dynamic: false, read: readWord(type) };
}

function readSequence(parameters: Parameter[]): Reader {
  const fields = parameters.map((parameter) => ({ name: parameter.name, ...readerOf(parameter) }));
  const head = fields.reduce((sum, field) => sum + field.size, 0);
  const dynamic = fields.some((field) => field.dynamic);
  return {
    size: dynamic ? WORD : head,
    dynamic,
    read(cursor, base) {
      claim(cursor, base, head);
      const values: Values = {};
      let at = base;
      for (const field of fields) {
        values[field.name] = readField(cursor, field, at, base);
        at += field.size;
      }
      return values;
    },
  };
}

function readArray(element: Parameter): Reader {
  const reader = readerOf(element);
  return {
    size: WORD,
    dynamic: true,
    read(cursor, at) {
      return readElements(cursor, reader, at + WORD, lengthAt(cursor, at, reader.size));
    },
  };
}

function readFixedArray(element: Parameter, length: number): Reader {
  const reader = readerOf(element);
  return {
    size: reader.dynamic ? WORD : reader.size * length,
    dynamic: reader.dynamic,
    read: (cursor, at) => readElements(cursor, reader, at, length),
  };
}

function readElements(cursor: Cursor, reader: Reader, base: number, length: number): Value[] {
  claim(cursor, base, reader.size * length);
  return Array.from({ length }, (_, index) => readField(cursor, reader, base + index * reader.size, base));
}

function readField(cursor: Cursor, reader: Reader, at: number, base: number): Value {
  if (!reader.dynamic) return reader.read(cursor, at);
  if (wordAt(cursor, at) !== BigInt((cursor.tail - base) / 2)) {
    throw new Malformed("an offset does not point to where the next value stands");
  }
  return reader.read(cursor, cursor.tail);
}

/** A static tuple inside a head is already claimed; everything else must lie within the data. */
function claim(cursor: Cursor, base: number, size: number): void {
  if (base + size > cursor.hex.length) throw new Malformed("it ends before its last argument");
  if (base >= cursor.tail) cursor.tail = base + size;
}

function readBytes(cursor: Cursor, at: number): string {
  const length = lengthAt(cursor, at, 2);
  const start = at + WORD;
  const end = start + length * 2;
  const padded = start + Math.ceil((length * 2) / WORD) * WORD;
  claim(cursor, at, padded - at);
  if (!cursor.hex.startsWith(ZEROS.slice(0, padded - end), end))
    throw new Malformed("bytes are not padded with zeros");
  return `0x${cursor.hex.slice(start, end)}`;
}

function lengthAt(cursor: Cursor, at: number, elementSize: number): number {
  const length = wordAt(cursor, at);
  if (length * BigInt(elementSize) > BigInt(cursor.hex.length))
    throw new Malformed("a length is larger than the data");
  return Number(length);
}

function wordAt(cursor: Cursor, at: number): bigint {
  if (at + WORD > cursor.hex.length) throw new Malformed("it ends before its last argument");
  return BigInt(`0x${cursor.hex.slice(at, at + WORD)}`);
}

function readWord(type: string): Read {
  const [, kind = "", bits = ""] = /^(address|bool|uint|int|bytes)(\d*)$/.exec(type) ?? [];
  if (kind === "address") {
    return (cursor, at) => {
      requireZeros(cursor, at, 24, "an address");
      return `0x${cursor.hex.slice(at + 24, at + WORD)}` satisfies Address;
    };
  }
  if (kind === "bool") {
    return (cursor, at) => {
      requireZeros(cursor, at, 63, "a boolean");
      const digit = cursor.hex[at + 63];
      if (digit !== "0" && digit !== "1") throw new Malformed("a boolean is neither 0 nor 1");
      return digit === "1";
    };
  }
  if (kind === "uint") {
    const padding = WORD - Number(bits || 256) / 4;
    return (cursor, at) => {
      requireZeros(cursor, at, padding, type);
      return BigInt(`0x${cursor.hex.slice(at + padding, at + WORD)}`);
    };
  }
  if (kind === "int") {
    const size = Number(bits || 256);
    return (cursor, at) => {
      const word = wordAt(cursor, at);
      const value = BigInt.asIntN(size, word);
      if (BigInt.asUintN(256, value) !== word) throw new Malformed(`${type} is not sign-extended`);
      return value;
    };
  }
  if (kind === "bytes") {
    const used = Number(bits) * 2;
    return (cursor, at) => {
      if (!cursor.hex.startsWith(ZEROS.slice(used), at + used))
        throw new Malformed(`${type} is not padded with zeros`);
      return `0x${cursor.hex.slice(at, at + used)}`;
    };
  }
  throw new Error(`No decoder for the ABI type ${type}.`);
}

function requireZeros(cursor: Cursor, at: number, count: number, what: string): void {
  if (!cursor.hex.startsWith(ZEROS.slice(0, count), at))
    throw new Malformed(`the padding of ${what} is not zero`);
}
