import { ens_normalize } from "@adraffy/ens-normalize";
import unhomoglyph from "unhomoglyph";

/** Plain names are in their normal form; they need no tables to be told. */
const PLAIN = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+eth$/;

/**
 * Why an ENS name is not to be trusted, as a clause; undefined for a plain one. The first odd name unpacks the tables, a
 * quarter of a second once per thread, which every start would pay otherwise.
 */
export function problemOfName(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (PLAIN.test(lower)) return undefined;
  let normal: string;
  try {
    normal = ens_normalize(name);
  } catch {
    return "is no valid ENS name: it mixes scripts or holds characters that names may not have";
  }
  if (normal !== lower) return `is not written in its normal form, which is ${normal}`;
  if (/^\p{ASCII}*$/u.test(normal)) return undefined;
  const skeleton = unhomoglyph(normal);
  return skeleton !== normal && /^\p{ASCII}*$/u.test(skeleton)
    ? `looks like ${skeleton} and is another name`
    : undefined;
}
