import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import {
  type ApprovalStatus,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
} from "../../support/transactions-world.ts";

const RACES = 40;
const isDecided = ({ status }: ApprovalStatus) => status !== "PENDING";

describe("decisions that race", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  before(async () => {
    world = await transactionsWorld();
    await world.startWorkers();
    owner = await world.owner(EXECUTION_TYPES.DIRECT_USER);
  });
  after(async () => {
    await world.close();
  });

  it("never let an APPROVED overtake a REJECTED that got its 201", async () => {
    let acknowledged = 0;
    const race = async (moment: number) => {
      const requestHash = await world.submit(owner);
      await momentOf(requestHash, moment);
      const rejection = await world.decide(requestHash, "REJECTED", owner.bearer);
      const { status } = await world.until(requestHash, owner.key, isDecided);
      if (rejection.status === 201) acknowledged += 1;
      else expect(rejection.status).to.equal(400);
      expect(status).to.equal(rejection.status === 201 ? "REJECTED" : "APPROVED");
    };
    for (let done = 0; done < RACES; done += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => race(index)));
    }
    expect(acknowledged, "some rejections came in time").to.be.greaterThan(0);
    expect(acknowledged, "some came too late").to.be.lessThan(RACES);
  });

  /** Rejections meet every step of a life: at once, moments later, right after the verdict, and when all is decided. */
  async function momentOf(requestHash: string, moment: number): Promise<void> {
    if (moment < 5) await sleep(moment * 15);
    else if (moment < 8) await world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);
    else await world.until(requestHash, owner.key, isDecided);
  }

  it("of one approver are recorded once", async () => {
    const user = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
    const requestHash = await world.submit(user);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.decide(requestHash, "APPROVED", user.key)),
    );
    expect(answers.filter((answer) => answer.status === 201)).to.have.length(1);
    expect(answers.filter((answer) => answer.status === 400)).to.have.length(19);
  });
});
