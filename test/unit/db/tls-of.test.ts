import { expect } from "chai";
import { tlsOf } from "../../../db/tls-of.ts";
import { CannotStart } from "../../../runtime/cannot-start.ts";

describe("TLS to PostgreSQL", () => {
  for (const [query, expected] of [
    ["", false],
    ["?sslmode=disable", false],
    ["?sslmode=no-verify", { rejectUnauthorized: false }],
    ["?sslmode=require", { rejectUnauthorized: true }],
    ["?sslmode=verify-full", { rejectUnauthorized: true }],
  ] as const) {
    it(`is ${JSON.stringify(expected)} for "${query}"`, () => {
      expect(tlsOf(`postgres://user:secret@db/name${query}`)).to.deep.equal(expected);
    });
  }

  it("is never silently left out for a mode that is not known", () => {
    expect(() => tlsOf("postgres://db/name?sslmode=prefer")).to.throw(CannotStart, "sslmode");
  });
});
