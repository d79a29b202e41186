import { encoded, expectOnly, expectPassed, expectRefused, FRIEND, ME, THIEF } from "./judged.ts";

const CONFIDENTIAL_USDC = "0xe978F22157048E5DB8E5d07971376e86671672B2";
const CONFIDENTIAL_USDT = "0xAe0207C757Aa2B4019Ad96edD0092ddc63EF0c50";

describe("a token that is made confidential", () => {
  const wrap = (to: string, amount: bigint, wrapper = CONFIDENTIAL_USDC, value = 0n) => ({
    to: wrapper,
    value,
    data: encoded("wrap(address,uint256)", [to, amount]),
  });

  it("is credited to whom the intent names, by the wrapper of that token", () => {
    expectOnly(`Shield 5 USDC with Zama, credited to ${FRIEND}`, wrap(FRIEND, 5_000_000n), {
      recipient: wrap(THIEF, 5_000_000n),
      "recipient, the sender": wrap(ME, 5_000_000n),
      amount: wrap(FRIEND, 6_000_000n),
      token: wrap(FRIEND, 5_000_000n, CONFIDENTIAL_USDT),
      "wrapper of nobody": wrap(FRIEND, 5_000_000n, THIEF),
      "value beside it": wrap(FRIEND, 5_000_000n, CONFIDENTIAL_USDC, 1n),
    });
    expectPassed(wrap(ME, 5_000_000n), [
      "Shield 5 USDC with Zama",
      `Wrap 5 USDC into Zama's confidential USDC (${CONFIDENTIAL_USDC})`,
    ]);
    expectRefused(wrap(ME, 5_000_000n), [
      "Shield 5 USDC",
      "Shield 5 USDT with Zama",
      "Unshield 5 USDC with Zama",
      `Shield 5 USDC with Zama to ${FRIEND}`,
      "Shield 5 USDC with Zama and stake it",
      "Shield 5 USDC with Zama later",
    ]);
  });
});

describe("an operator of a confidential token", () => {
  const UNTIL = 1_893_456_000n;
  const set = (operator: string, until: bigint, wrapper = CONFIDENTIAL_USDC) => ({
    to: wrapper,
    data: encoded("setOperator(address,uint48)", [operator, until]),
  });
  const intent = `Make ${FRIEND} operator of my confidential USDC until 1 January 2030`;

  it("is whom the intent names, until the time that it names", () => {
    expectOnly(intent, set(FRIEND, UNTIL), {
      operator: set(THIEF, UNTIL),
      time: set(FRIEND, UNTIL + 1n),
      "time, for ever": set(FRIEND, 2n ** 48n - 1n),
      "time, none": set(FRIEND, 0n),
      token: set(FRIEND, UNTIL, CONFIDENTIAL_USDT),
      contract: set(FRIEND, UNTIL, THIEF),
    });
    expectRefused(set(FRIEND, UNTIL), [
      `Make ${FRIEND} operator of my confidential USDC`,
      `Make ${FRIEND} operator until 1 January 2030`,
      `Revoke the operator ${FRIEND} of my confidential USDC`,
      `Make ${CONFIDENTIAL_USDC} operator of ${FRIEND} until 1 January 2030`,
    ]);
  });

  it("is removed where that is asked for, and only then", () => {
    expectPassed(set(FRIEND, 0n), [`Revoke the operator ${FRIEND} on my confidential USDC`]);
    expectRefused(set(FRIEND, 0n), [intent, `Revoke the operator ${THIEF} on my confidential USDC`]);
  });
});
