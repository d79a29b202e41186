import { createPublicKey, randomBytes } from "node:crypto";
import { fieldsOf, Refusal } from "../simulators/exchange.ts";
import type { Journal } from "../simulators/journal.ts";

/** A quorum as the vendor's interface shows it. */
export interface StoredQuorum {
  readonly id: string;
  readonly display_name: string | null;
  readonly authorization_threshold: number;
  readonly authorization_keys: readonly { readonly public_key: string; readonly display_name: null }[];
  readonly user_ids: readonly string[] | null;
}

const LONGEST_NAME = 50;
const USER_ID = /^did:privy:[a-z0-9]{1,100}$/;
const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Checks the body of POST /v1/key_quorums by the vendor's rules and keeps the quorum. */
export function createQuorum(quorums: Journal<StoredQuorum>, body: unknown): StoredQuorum {
  const {
    display_name: name,
    public_keys: keys,
    user_ids: users,
    authorization_threshold: wanted,
  } = fieldsOf(body);
  if (name !== undefined && (typeof name !== "string" || name.length > LONGEST_NAME))
    throw invalid("display_name", `String must contain at most ${LONGEST_NAME} character(s)`);
  const publicKeys = texts("public_keys", keys);
  const userIds = texts("user_ids", users);
  const members = publicKeys.length + userIds.length;
  if (members === 0)
    throw invalid("public_keys", "At least one of user_ids, public_keys or key_quorum_ids is required");
  publicKeys.forEach((key, place) => {
    if (!isP256(key)) throw invalid(`public_keys/${place}`, "Invalid P-256 public key");
  });
  userIds.forEach((id, place) => {
    if (!USER_ID.test(id)) throw invalid(`user_ids/${place}`, "Invalid Privy user ID");
  });
  const threshold = wanted ?? members;
  if (typeof threshold !== "number" || !Number.isInteger(threshold) || threshold < 1 || threshold > members)
    throw invalid("authorization_threshold", "Must be from 1 to the number of key quorum members");
  const quorum: StoredQuorum = {
    id: newId(),
    display_name: name ?? null,
    authorization_threshold: threshold,
    authorization_keys: publicKeys.map((key) => ({ public_key: key, display_name: null })),
    user_ids: userIds.length > 0 ? userIds : null,
  };
  quorums.put(quorum);
  return quorum;
}

/** An error as the vendor words one. */
export function vendorError(error: string, code: string): { error: string; code: string } {
  return { error, code };
}

function invalid(field: string, why: string): Refusal {
  return new Refusal(400, vendorError(`[Input error] \`${field}\`: ${why}`, "invalid_data"));
}

function texts(field: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.some((item) => typeof item !== "string"))
    throw invalid(field, "Expected array of strings");
  return value as string[];
}

/** Base64 of the DER of a point on P-256, line breaks allowed, as in the vendor's own example. */
function isP256(text: string): boolean {
  if (!/^[A-Za-z0-9+/\n]+={0,2}$/.test(text)) return false;
  try {
    const key = createPublicKey({ key: Buffer.from(text, "base64"), format: "der", type: "spki" });
    return key.asymmetricKeyType === "ec" && key.asymmetricKeyDetails?.namedCurve === "prime256v1";
  } catch {
    return false;
  }
}

/** Ids have 24 lower-case letters and digits there. */
function newId(): string {
  return [...randomBytes(24)].map((byte) => ID_LETTERS[byte % ID_LETTERS.length]).join("");
}
