import { Type } from "typebox";
import { hashConnectionCode } from "../../domain/connection-code.ts";
import { gone, notFound, type Refusal } from "../refusal.ts";

/** Any text: what cannot be a code is one that does not exist, not a wrong request. */
export const CodeInput = Type.String({
  unstored: true,
  description: "The code, 32 hexadecimal characters, as POST /auth/connect/initiate gave it.",
});

/** What a code is stored under. */
export function readCode(code: string): string {
  const codeHash = hashConnectionCode(code);
  if (!codeHash) throw unknownCode();
  return codeHash;
}

const AGAIN = "let the agent begin anew with POST /auth/connect/initiate";

export const unknownCode = (): Refusal => notFound(`There is no such connection code; ${AGAIN}.`);
export const codeExpired = (): Refusal => gone(`This connection code has expired; ${AGAIN}.`);
export const codeConsumed = (): Refusal =>
  gone(`This connection code was used already, and its API key is shown only once; ${AGAIN}.`);
