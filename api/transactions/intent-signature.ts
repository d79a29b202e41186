import { type Static, Type } from "typebox";
import { TimestampInput } from "../input/timestamp.ts";

export const IntentSignature = Type.Object(
  {
    signature: Type.String({
      pattern: "^0x[0-9a-fA-F]*$",
      maxLength: 16_386,
      mustBe: "a signature in hex",
      description: "The owner's EIP-191 signature, or what the owner's contract takes for one (EIP-1271).",
    }),
    expires: TimestampInput,
  },
  {
    additionalProperties: false,
    description:
      "The owner's word that the intent is theirs: a signature over the lines `Countersign intent v1`, `escrow: {EIP-55 address}`, `chain: {chainId}`, `expires: {as sent}`, an empty line and the userPrompt. Where only a foreign service can open the message, the userPrompt is the one beside it, or empty.",
  },
);
export type IntentSignature = Static<typeof IntentSignature>;
