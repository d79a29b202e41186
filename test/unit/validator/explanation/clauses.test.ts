import { expect } from "chai";
import type { ControlChange } from "../../../../validator/calls/control-change.ts";
import type { Peculiarity } from "../../../../validator/calls/peculiarity.ts";
import { showAdministration } from "../../../../validator/explanation/show-control-change.ts";
import { showPeculiarity } from "../../../../validator/explanation/show-peculiarity.ts";
import { call, STRANGER, USER } from "../case/hand-made-case.ts";

describe("a change of control in words", () => {
  const ROLE = `0x${"ab".repeat(32)}`;
  const clauses: [change: ControlChange, clause: string][] = [
    [
      { change: "add owner", subject: USER, threshold: 1n },
      `adds the owner ${USER} and sets the threshold to 1`,
    ],
    [
      { change: "replace owner", subject: STRANGER, replaces: USER },
      `replaces the owner ${USER} by ${STRANGER}`,
    ],
    [
      { change: "enable module", subject: USER },
      `lets the module ${USER} act without the owners' signatures`,
    ],
    [{ change: "set guard", subject: undefined }, "sets the guard to none"],
    [
      { change: "replace code", subject: USER, of: STRANGER, runs: true },
      `replaces the code of ${STRANGER} by that of ${USER} and runs it`,
    ],
    [{ change: "renounce ownership" }, "leaves the contract without an owner"],
    [{ change: "grant role", subject: USER, role: ROLE }, `gives ${USER} the role ${ROLE}`],
  ];
  for (const [controlChange, clause] of clauses) {
    it(controlChange.change, () => {
      expect(showAdministration(call("administer", { controlChange }))).to.equal(clause);
    });
  }
});

describe("an unusual choice in words", () => {
  const clauses: [one: Peculiarity, clause: string][] = [
    [{ choice: "payment in aTokens" }, "pays in aTokens"],
    [{ choice: "claim for others", others: [STRANGER] }, `claims for ${STRANGER} as well`],
    [
      { choice: "code run with a loan", receiver: USER, mayStay: true },
      `runs the code of ${USER} with the loan, which may stay as a debt`,
    ],
    [
      { choice: "other balance", side: "buy", balance: "internal" },
      "pays what it buys into the internal balance",
    ],
  ];
  for (const [one, clause] of clauses) {
    it(one.choice, () => {
      expect(showPeculiarity(one)).to.equal(clause);
    });
  }
});
