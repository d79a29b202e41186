import { readFileSync } from "node:fs";
import { expect } from "chai";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import { ALICE } from "../../../../corpus/parties.ts";
import { registryCalls } from "./registry-calls.ts";

/** What is not read, by descriptor and function, and what is missing for it. */
const open: Record<string, string> = JSON.parse(
  readFileSync(new URL("registry-open.json", import.meta.url), "utf8"),
);

function missing({
  chainId,
  to,
  data,
  values,
}: ReturnType<typeof registryCalls>[number]): string | undefined {
  let why: string | undefined;
  for (const value of values) {
    const read = readCall({ to, data, value, from: ALICE }, chainId, 0);
    const refused = read.flatMap((one) => ("unreadable" in one ? [one.unreadable.problem] : []));
    if (refused.length === 0) return undefined;
    why ??= refused[0]?.replace(/^.* does not tell /, "");
  }
  return why?.replaceAll(/0x[0-9a-f]{8,}/g, "0x…");
}

describe("the functions that the ERC-7730 registry describes", () => {
  it("are read, save those that are listed with what is missing", () => {
    const calls = registryCalls();
    const found: Record<string, string> = {};
    for (const call of calls) {
      const why = missing(call);
      if (why !== undefined) found[call.name] = why;
    }
    expect(calls.length).to.be.greaterThan(1000);
    expect(found).to.deep.equal(open);
  });
});
