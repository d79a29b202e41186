import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { PublicJwk } from "./public-jwk.ts";

/** A key that tokens are signed with; its private half is sealed. */
export const SigningKey = defineEntity({
  name: "SigningKey",
  tableName: "signing_key",
  properties: {
    kid: p.string().primary(),
    publicKey: p.json<PublicJwk>(),
    privateKeySealed: p.text(),
    createdAt: p.datetime(3),
    /** Set when another key took over; until tokens it signed have expired it stays published. */
    retiredAt: p.datetime(3).nullable(),
  },
});

export type SigningKey = InferEntity<typeof SigningKey>;
