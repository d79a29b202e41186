import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import { User } from "../accounts/user.entity.ts";

/** An OpenPGP key that a user said is theirs. Those that another took the place of stay: the registry takes no key twice. */
export const AccountKey = defineEntity({
  name: "AccountKey",
  tableName: "account_key",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    /** The armour, as it was signed. */
    publicKey: p.text(),
    /** keccak256 of its exact bytes, as the registry on chain knows it. */
    keyHash: p.string().length(66).unique(),
    fingerprint: p.string().length(64),
    /** The account's personal_sign over the armour, 65 bytes. */
    signature: p.string().length(132),
    createdAt: p.datetime(3),
    replacedAt: p.datetime(3).nullable(),
    /** The transaction that registered it on chain; null while it is under way. */
    chainTx: p.string().length(66).nullable(),
    /** The contract's own word, where the registry refused it for good. */
    chainRefusal: p.string().nullable(),
    /** When the sweep last saw to it that somebody registers it. */
    seenToAt: p.datetime(3).nullable(),
  },
  indexes: [
    {
      properties: ["seenToAt"],
      where: { replacedAt: null, chainTx: null, chainRefusal: null },
      name: "account_key_unregistered",
    },
  ],
  uniques: [{ properties: ["user"], where: { replacedAt: null }, name: "account_key_present" }],
});

export type AccountKey = InferEntity<typeof AccountKey>;
