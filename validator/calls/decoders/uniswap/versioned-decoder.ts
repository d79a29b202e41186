import { compileDecoder, Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { RouterVersion } from "./router-versions.ts";

/** Decodes arguments whose layout depends on the router's version. */
export type VersionedDecoder = (hex: string, version: RouterVersion | undefined) => Values;

/** `before` is the layout up to 2.0, `since` the one from 2.1.1 on. A router of unknown version may have either. */
export function versioned(before: string, since: string): VersionedDecoder {
  const old = compileDecoder(before);
  const recent = compileDecoder(since);
  return (hex, version) => {
    if (version !== undefined) return (version === "2.1" ? recent : old).decode(hex);
    try {
      return recent.decode(hex);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      return old.decode(hex);
    }
  };
}
