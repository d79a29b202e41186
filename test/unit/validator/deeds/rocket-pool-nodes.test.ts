import { encoded, expectOnly, expectPassed, expectRefused, THIEF } from "./judged.ts";

const ETHER = 10n ** 18n;
const MANAGER = "0xcf2d76A7499d3acB5A22ce83c027651e8d76e250";
const STAKING = "0xedFc7DCaE43fF954577a2875a9D805874490eE3E";

describe("a Rocket Pool node", () => {
  it("is registered with the time zone that the intent names", () => {
    const register = (zone: string, to = MANAGER, value = 0n) => ({
      to,
      value,
      data: encoded("registerNode(string)", [zone]),
    });
    expectOnly("Register a Rocket Pool node with the time zone Europe/Vienna", register("Europe/Vienna"), {
      "time zone": register("Europe/Paris"),
      contract: register("Europe/Vienna", THIEF),
      "value beside it": register("Europe/Vienna", MANAGER, 1n),
    });
    expectRefused(register("Europe/Vienna"), [
      "Register a Rocket Pool node",
      "Register a Rocket Pool node with the time zone Europe/Vienna and stake 100 RPL",
      "Unregister my Rocket Pool node with the time zone Europe/Vienna",
    ]);
  });

  it("joins the smoothing pool where it is to join, and leaves it where it is to leave", () => {
    const set = (joins: boolean) => ({
      to: MANAGER,
      data: encoded("setSmoothingPoolRegistrationState(bool)", [joins]),
    });
    const join = ["Opt my Rocket Pool node into the smoothing pool", "Join the smoothing pool with my node"];
    const leave = ["Opt my Rocket Pool node out of the smoothing pool", "Leave the smoothing pool"];
    expectPassed(set(true), join);
    expectPassed(set(false), leave);
    expectRefused(set(true), [
      ...leave,
      "Opt my node",
      "Do not join the smoothing pool",
      "Don't opt into the smoothing pool",
    ]);
    expectRefused(set(false), [...join, "Opt my node", "Do not leave the smoothing pool"]);
  });

  it("stakes and unstakes RPL in the amount that the intent names, and gets back what has waited", () => {
    const stake = (amount: bigint, to = STAKING, value = 0n) => ({
      to,
      value,
      data: encoded("stakeRPL(uint256)", [amount]),
    });
    const unstake = (amount: bigint) => ({ to: STAKING, data: encoded("unstakeRPL(uint256)", [amount]) });
    const withdraw = { to: STAKING, data: encoded("withdrawRPL()", []) };
    expectOnly("Stake 100 RPL on my Rocket Pool node", stake(100n * ETHER), {
      amount: stake(101n * ETHER),
      contract: stake(100n * ETHER, THIEF),
      direction: unstake(100n * ETHER),
      "value beside it": stake(100n * ETHER, STAKING, 1n),
    });
    expectOnly("Unstake 100 RPL from my Rocket Pool node", unstake(100n * ETHER), {
      amount: unstake(10n * ETHER),
      direction: stake(100n * ETHER),
    });
    expectPassed(withdraw, ["Claim my unstaked RPL from Rocket Pool"]);
    expectRefused(withdraw, [
      "Stake my RPL with Rocket Pool",
      "Claim 100 RPL from Rocket Pool",
      "Claim my unstaked ETH from Rocket Pool",
    ]);
  });
});
