import { Type } from "typebox";
import { type AccountKeyRow, findAccountKey } from "../../db/account-keys/account-keys.ts";
import { listApiKeys } from "../../db/accounts/list-api-keys.ts";
import type { KnownUser } from "../auth/caller.ts";
import { UserSummary } from "../auth/user-summary.ts";
import type { Dependencies } from "../dependencies.ts";
import { Timestamp } from "../timestamp.ts";
import { ApiKeyRecord, presentApiKey } from "./api-key-record.ts";

const MOST_KEYS = 1000;

const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const Profile = Type.Object(
  {
    user: UserSummary,
    pgpPublicKey: orNull("The registered OpenPGP key, as it was signed; null where there is none."),
    pgpFingerprint: orNull("Its fingerprint."),
    pgpRegisteredAt: Type.Union([Timestamp, Type.Null()]),
    chainAccountTx: orNull("The transaction that registered the account on chain; null until there is one."),
    apiKeys: Type.Array(ApiKeyRecord, { description: "As GET /user-api-keys lists them, up to 1,000." }),
  },
  { $id: "Profile", additionalProperties: false },
);

/** What is known of the user: their OpenPGP key and their API keys. */
export async function profileOf(
  { id, address }: KnownUser,
  { database }: Dependencies,
  present?: AccountKeyRow,
) {
  const key = present ?? (await findAccountKey(database.em, id));
  const apiKeys = await listApiKeys(database.em, id, { take: MOST_KEYS });
  return {
    user: { id, ethereumAddress: address },
    pgpPublicKey: key?.publicKey ?? null,
    pgpFingerprint: key?.fingerprint ?? null,
    pgpRegisteredAt: key?.createdAt.toISOString() ?? null,
    chainAccountTx: key?.chainTx ?? null,
    apiKeys: apiKeys.map(presentApiKey),
  };
}
