import { Malformed } from "../../abi/compile-decoder.ts";
import type { Facets } from "../decoder.ts";

/** The pool knows two modes and refuses any other number. */
export function interestRateOf(mode: bigint): "stable" | "variable" {
  if (mode !== 1n && mode !== 2n) throw new Malformed(`there is no interest rate mode ${mode}`);
  return mode === 1n ? "stable" : "variable";
}

/** What a new loan's rate mode says; the stable rate is out of use. */
export function ofRate(mode: bigint): Pick<Facets, "interestRate" | "peculiarities"> {
  const interestRate = interestRateOf(mode);
  return interestRate === "stable"
    ? { interestRate, peculiarities: [{ choice: "stable rate" }] }
    : { interestRate };
}
