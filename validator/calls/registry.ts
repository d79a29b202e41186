import { id } from "ethers/hash";
import { type CompiledDecoder, compileDecoder } from "./abi/compile-decoder.ts";
import type { CallDecoder } from "./decoders/decoder.ts";
import { erc20 } from "./decoders/erc20.ts";

export interface RegisteredDecoder {
  decoder: CallDecoder;
  compiled: CompiledDecoder;
}

const DECODERS: readonly CallDecoder[] = [...erc20];

const registered = DECODERS.map((decoder) => ({ decoder, compiled: compileDecoder(decoder.signature) }));
const bySelector = Map.groupBy(registered, ({ compiled }) => id(compiled.signature.canonical).slice(2, 10));
const byName = Map.groupBy(registered, ({ compiled }) => compiled.signature.name);

export const PROTOCOLS: readonly string[] = ["native", ...new Set(DECODERS.map(({ protocol }) => protocol))];

/** Decoders of a selector: eight lower-case hex digits. */
export function decodersOf(selector: string): readonly RegisteredDecoder[] {
  return bySelector.get(selector) ?? [];
}

/** Decoders of a function by its name or its signature without spaces. */
export function decodersNamed(name: string): readonly RegisteredDecoder[] {
  const open = name.indexOf("(");
  if (open < 0) return byName.get(name) ?? [];
  return (byName.get(name.slice(0, open)) ?? []).filter(
    ({ compiled }) => compiled.signature.canonical === name,
  );
}
