import { expect } from "chai";
import { type Decision, decide, type OrionDecision } from "../../../domain/decide.ts";
import { EXECUTION_TYPES, type ExecutionType } from "../../../domain/execution-type.ts";
import { STATUS_REASONS } from "../../../domain/status-reason.ts";

const { DIRECT_USER, USER_EXECUTED, AGENT_EXECUTED } = EXECUTION_TYPES;
const ORION = [undefined, "APPROVED", "REJECTED", "UNDECIDED"] as const;
const OWNER = [undefined, "APPROVED", "REJECTED"] as const;
const KEYS = [[], ["APPROVED"], ["REJECTED"], ["APPROVED", "REJECTED"]] as const;

interface Combination {
  execution: ExecutionType;
  awaitsRegistration: boolean;
  orion: OrionDecision | undefined;
  owner: Decision | undefined;
  admins: readonly Decision[];
  userKeys: readonly Decision[];
}

const combinations: Combination[] = [];
for (const execution of [DIRECT_USER, USER_EXECUTED, AGENT_EXECUTED])
  for (const awaitsRegistration of [false, true])
    for (const orion of ORION)
      for (const owner of OWNER)
        for (const admins of KEYS)
          for (const userKeys of KEYS)
            combinations.push({ execution, awaitsRegistration, orion, owner, admins, userKeys });

const decideOn = (c: Combination) => decide(c.execution, c.awaitsRegistration, c);
const anyRejected = (c: Combination) =>
  [c.orion, c.owner, ...c.admins, ...c.userKeys].some((decision) => decision === "REJECTED");
const ownersYes = (c: Combination) => c.owner === "APPROVED" || c.admins.includes("APPROVED");

function expectOn(rule: (c: Combination) => boolean, status: string): void {
  const chosen = combinations.filter(rule);
  expect(chosen).not.to.have.length(0);
  for (const combination of chosen)
    expect(decideOn(combination).status, JSON.stringify(combination)).to.equal(status);
}

describe("the decisions on a transaction, over all combinations", () => {
  it("reject it as soon as anyone rejected, whatever else was said", () => {
    expectOn(anyRejected, "REJECTED");
  });

  it("never reject it while nobody rejected", () => {
    for (const c of combinations.filter((c) => !anyRejected(c)))
      expect(decideOn(c).status).not.to.equal("REJECTED");
  });

  it("wait for orion, whoever else approved", () => {
    expectOn((c) => !anyRejected(c) && c.orion === undefined, "PENDING");
  });

  it("approve DIRECT_USER and AGENT_EXECUTED on orion's word alone", () => {
    expectOn(
      (c) =>
        c.execution !== USER_EXECUTED && c.orion === "APPROVED" && !anyRejected(c) && !c.awaitsRegistration,
      "APPROVED",
    );
  });

  it("approve USER_EXECUTED on orion's and the owner's or an administrator's", () => {
    const orionYes = (c: Combination) =>
      c.execution === USER_EXECUTED && c.orion === "APPROVED" && !anyRejected(c);
    expectOn((c) => orionYes(c) && ownersYes(c) && !c.awaitsRegistration, "APPROVED");
    expectOn((c) => orionYes(c) && !ownersYes(c), "PENDING");
  });

  it("leave it to the owner, for every type, where orion is undecided", () => {
    const undecided = (c: Combination) => c.orion === "UNDECIDED" && !anyRejected(c);
    expectOn((c) => undecided(c) && ownersYes(c) && !c.awaitsRegistration, "APPROVED");
    expectOn((c) => undecided(c) && !ownersYes(c), "PENDING");
  });

  it("never approve a sealed request before its registration", () => {
    expectOn((c) => c.awaitsRegistration && !anyRejected(c), "PENDING");
  });

  it("never count a USER key's approval", () => {
    for (const c of combinations.filter((c) => !c.userKeys.includes("REJECTED")))
      expect(decideOn(c)).to.deep.equal(decideOn({ ...c, userKeys: [] }));
  });

  it("come with a reason that fits", () => {
    const reason = (c: Partial<Combination>) => {
      const none = {
        execution: USER_EXECUTED,
        awaitsRegistration: false,
        orion: undefined,
        owner: undefined,
      };
      return decideOn({ ...none, admins: [], userKeys: [], ...c }).reason;
    };
    expect(reason({})).to.equal("orion-awaited");
    expect(reason({ orion: "APPROVED" })).to.equal("owner-awaited");
    expect(reason({ orion: "APPROVED", owner: "APPROVED" })).to.equal("orion-and-owner-approved");
    expect(reason({ orion: "APPROVED", execution: DIRECT_USER })).to.equal("orion-approved");
    expect(reason({ orion: "UNDECIDED", owner: "APPROVED" })).to.equal("owner-approved");
    expect(reason({ orion: "APPROVED", admins: ["APPROVED"] })).to.equal("orion-and-admin-approved");
    expect(reason({ orion: "UNDECIDED", admins: ["APPROVED"] })).to.equal("admin-approved");
    expect(reason({ orion: "UNDECIDED", admins: ["APPROVED"], execution: DIRECT_USER })).to.equal(
      "admin-approved",
    );
    expect(reason({ orion: "APPROVED", owner: "APPROVED", admins: ["APPROVED"] })).to.equal(
      "orion-and-owner-approved",
    );
    expect(reason({ orion: "APPROVED", execution: DIRECT_USER, awaitsRegistration: true })).to.equal(
      "registration-awaited",
    );
    expect(reason({ orion: "REJECTED" })).to.equal("orion-rejected");
    expect(reason({ orion: "REJECTED", owner: "REJECTED" })).to.equal("owner-rejected");
    expect(reason({ admins: ["REJECTED"] })).to.equal("admin-rejected");
    expect(reason({ userKeys: ["REJECTED"] })).to.equal("user-key-rejected");
    for (const c of combinations) expect(STATUS_REASONS[decideOn(c).reason]).to.match(/^[A-Z].*\.$/);
  });
});
