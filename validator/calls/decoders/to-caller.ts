import type { Envelope, Facets } from "./decoder.ts";

/** The benefit of a function that names nobody goes to whoever calls it, as far as that is told. */
export function toCaller({ from }: Envelope): Pick<Facets, "recipient"> {
  return from === undefined ? {} : { recipient: from };
}
