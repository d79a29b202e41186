import { Type } from "typebox";
import type { ApiKeyRow } from "../../db/accounts/api-keys.ts";

const fields = {
  id: Type.String(),
  name: Type.String(),
  type: Type.String({ description: "`user`, `admin` or `orion`." }),
  scopes: Type.Array(Type.String()),
  active: Type.Boolean({ description: "false after revocation." }),
  expiresAt: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String(),
};

/** A key as the answer to its creation shows it. */
export const NewApiKeyRecord = Type.Object(fields, { $id: "NewApiKey", additionalProperties: false });

/** A key as lists show it; there is no field for its secret, which is not kept. */
export const ApiKeyRecord = Type.Object(
  {
    ...fields,
    label: Type.String(),
    lastUsedAt: Type.Union([Type.String(), Type.Null()]),
    prefix: Type.String({ description: "The first characters of the secret, to recognise the key by." }),
  },
  { $id: "ApiKey", additionalProperties: false },
);

export function presentNewApiKey(key: ApiKeyRow) {
  return {
    id: key.id,
    name: key.name,
    type: key.type,
    scopes: key.scopes,
    active: key.revokedAt === null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    createdAt: key.createdAt.toISOString(),
  };
}

export function presentApiKey(key: ApiKeyRow) {
  const lastUsedAt = key.lastUsedAt?.toISOString() ?? null;
  return { ...presentNewApiKey(key), label: key.label, lastUsedAt, prefix: key.prefix };
}
