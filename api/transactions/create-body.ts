import { type Static, Type } from "typebox";
import { AddressInput } from "../input/address.ts";
import { IntentSignature } from "./intent-signature.ts";

export const TransactionCall = Type.Object(
  {
    to: AddressInput,
    value: Type.String({
      pattern: "^(0|[1-9][0-9]{0,77})$",
      mustBe: "a whole number of wei as a decimal string",
      description: "Wei, as a decimal string.",
    }),
    data: Type.String({
      pattern: "^0x([0-9a-fA-F]{2})*$",
      mustBe: "0x and whole bytes of hex",
      description: "Calldata; 0x for a plain transfer.",
    }),
  },
  { additionalProperties: false },
);

const contents = {
  userPrompt: Type.String({
    minLength: 1,
    maxLength: 10_000,
    description: "The intent, in natural language.",
  }),
  tx: TransactionCall,
  contextLogs: Type.Optional(
    Type.Object(
      {},
      { additionalProperties: true, description: "Anything that helps to understand the request later." },
    ),
  ),
};

/** What a sealed message must hold. */
export const SealedContents = Type.Object(contents, { additionalProperties: false });
export type SealedContents = Static<typeof SealedContents>;

/** The three forms in one: sealed by the client, to be sealed here, or plain on purpose. */
export const CreateTransaction = Type.Object(
  {
    escrowAddress: AddressInput,
    chainId: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        default: 11_155_111,
        description: "The chain it is meant for.",
      }),
    ),
    userPrompt: Type.Optional(contents.userPrompt),
    tx: Type.Optional(TransactionCall),
    contextLogs: contents.contextLogs,
    encryptedPayload: Type.Optional(
      Type.String({
        description:
          "Armoured OpenPGP message to an active verification service, holding {userPrompt, tx, contextLogs?}.",
      }),
    ),
    intentSignature: Type.Optional(IntentSignature),
    encrypted: Type.Optional(
      Type.Boolean({ description: "false keeps it plain: ADMIN keys and DIRECT_USER only." }),
    ),
  },
  { $id: "CreateTransaction", additionalProperties: false },
);
export type CreateTransaction = Static<typeof CreateTransaction>;
