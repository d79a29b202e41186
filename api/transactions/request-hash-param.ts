import { Type } from "typebox";

/** The path parameter of every route about one transaction. */
export const RequestHashParam = Type.Object({
  requestHash: Type.String({
    pattern: "^0x[0-9a-fA-F]{64}$",
    mustBe: "a request hash: 0x and 64 hex digits",
    description: "From the answer of POST /transactions.",
  }),
});
