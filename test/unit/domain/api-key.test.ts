import { createHash } from "node:crypto";
import { expect } from "chai";
import { apiKeyType, hashApiKey, makeApiKey } from "../../../domain/api-key.ts";
import { KEY_TYPES, type KeyType } from "../../../domain/key-types.ts";
import { OWN_SCOPES, reachOf } from "../../../domain/scopes.ts";

const types = Object.keys(KEY_TYPES) as KeyType[];

describe("an API key's secret", () => {
  it("has its type's letter, 43 random base62 characters and 6 of checksum", () => {
    for (const type of types) {
      const secret = makeApiKey(type);
      expect(secret).to.match(new RegExp(`^cs_${KEY_TYPES[type].letter}_[0-9A-Za-z]{49}$`));
      expect(apiKeyType(secret)).to.equal(type);
    }
    expect(new Set(Array.from({ length: 200 }, () => makeApiKey("user"))).size).to.equal(200);
  });

  it("ends with the IEEE CRC32 of everything before, in base62", () => {
    // Computed with Python's zlib; the last one is short and padded.
    for (const [body, check, type] of [
      ["cs_u_0000000000000000000000000000000000000000000", "2K6du8", "user"],
      ["cs_a_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz", "3ecLO4", "admin"],
      ["cs_o_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg", "0ODBAt", "orion"],
      ["cs_u_0000000000000000000000000000000000000000250", "006kuN", "user"],
    ] as const)
      expect(apiKeyType(body + check), body).to.equal(type);
  });

  it("is refused with any one character changed, another length or another form", () => {
    const secret = makeApiKey("user");
    for (let i = 0; i < secret.length; i++) {
      const other = secret[i] === "A" ? "B" : "A";
      expect(apiKeyType(secret.slice(0, i) + other + secret.slice(i + 1)), `position ${i}`).to.equal(
        undefined,
      );
    }
    for (const text of ["", "cs_u_", `${secret}0`, ` ${secret}`, `${secret}\n`, secret.replace("_u_", "_a_")])
      expect(apiKeyType(text), text).to.equal(undefined);
  });

  it("is stored as its SHA-256", () => {
    const secret = makeApiKey("orion");
    expect(hashApiKey(secret)).to.equal(createHash("sha256").update(secret).digest("hex"));
  });
});

describe("what a key may do", () => {
  it("is its own account's transactions for a user key", () => {
    expect(KEY_TYPES.user.scopes).to.deep.equal(OWN_SCOPES);
    for (const action of ["create", "approve", "read"] as const)
      expect(reachOf(action, KEY_TYPES.user.scopes)).to.equal("own");
    expect(KEY_TYPES.user).to.include({ server: false, createsUsers: false, decidesAs: "user-key" });
  });

  it("is everything on any account for an admin key", () => {
    for (const action of ["create", "approve", "read"] as const)
      expect(reachOf(action, KEY_TYPES.admin.scopes)).to.equal("any");
    expect(KEY_TYPES.admin).to.include({ server: true, createsUsers: true, decidesAs: "admin" });
  });

  it("is reading and deciding, never creating, for an orion key", () => {
    expect(reachOf("create", KEY_TYPES.orion.scopes)).to.equal(undefined);
    expect(reachOf("approve", KEY_TYPES.orion.scopes)).to.equal("any");
    expect(reachOf("read", KEY_TYPES.orion.scopes)).to.equal("any");
    expect(KEY_TYPES.orion).to.include({ server: true, createsUsers: false, decidesAs: "orion" });
  });
});
