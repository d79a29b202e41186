import type { Facets } from "./decoder.ts";

/** A safe transfer calls the recipient's code with this data, and what that does with it is not in the call. */
export function withReceiverData(facets: Facets, data: string): Facets {
  if (data === "0x") return facets;
  return {
    ...facets,
    peculiarities: [{ choice: "data for the recipient's code", bytes: data.length / 2 - 1 }],
  };
}
