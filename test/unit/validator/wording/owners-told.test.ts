import { expect } from "chai";
import { FRIEND, SAFE, STRANGER } from "../../../corpus/addresses.ts";
import { execBySafe, safe } from "../../../corpus/encoders/accounts.ts";
import { decide, eachWording } from "../../../corpus/outcome.ts";

const FIRST = "0x0000000000000000000000000000000000000001";
const by = (name: string, ...values: unknown[]) =>
  execBySafe(SAFE, { to: SAFE, data: safe.data(name, values) });
const replaced = (old: string, next: string) => by("swapOwner", FIRST, old, next);

describe("who of two owners comes and who goes is told by what leads to him or by what he does", () => {
  eachWording(
    [
      `safe ${SAFE} swapOwner: out ${FRIEND}, in ${STRANGER}`,
      `safe.swapOwner\nold: ${FRIEND}\nnew: ${STRANGER}`,
      `swapOwner on the multisig, oldOwner ${FRIEND}, newOwner ${STRANGER}`,
      `Owner substitution. In: ${STRANGER}. Out: ${FRIEND}. Where: our Safe, ${SAFE}.`,
      `In Safe ${SAFE} we exchange a signer. ${FRIEND} leaves. ${STRANGER} takes the seat.`,
      `${STRANGER} is to become an owner of Safe ${SAFE} in place of ${FRIEND}. Do the replacement.`,
      `Have owner ${FRIEND} of Safe ${SAFE} replaced by ${STRANGER}.`,
      `In our Safe ${SAFE} please put ${STRANGER} as owner where ${FRIEND} is at present.`,
    ],
    replaced(FRIEND, STRANGER),
    [replaced(STRANGER, FRIEND), replaced(FRIEND, FIRST), by("addOwnerWithThreshold", STRANGER, 2)],
  );
});

describe("an owner who is told as the Safe is none of its owners", () => {
  eachWording(
    [`In Safe ${SAFE} please put ${STRANGER} as owner where ${FRIEND} is at present.`],
    replaced(FRIEND, STRANGER),
    [
      execBySafe(FRIEND, {
        to: FRIEND,
        data: safe.data("swapOwner", [FIRST, SAFE, STRANGER]),
      }),
    ],
  );
});

describe("a number at the end of a line is of what stands before it", () => {
  eachWording(
    [`Owner to add: ${FRIEND}\nThreshold: 3\nSafe: ${SAFE}`],
    by("addOwnerWithThreshold", FRIEND, 3),
    [by("addOwnerWithThreshold", FRIEND, 2), by("addOwnerWithThreshold", STRANGER, 3)],
  );
});

describe("an owner who comes is told by no word of going, and a threshold is no difference", () => {
  for (const [tx, right, wrong] of [
    [
      by("removeOwner", FIRST, FRIEND, 2),
      `He's retired by acclamation, so ${FRIEND} is removed as an owner of the Safe, with two signatures required.`,
      `He's been elected by acclamation, so ${FRIEND} becomes an owner of the Safe, with two signatures required.`,
    ],
    [
      by("addOwnerWithThreshold", FRIEND, 3),
      `The circle of Safe ${SAFE} adds ${FRIEND} as a signer, and from then on it takes three to sign.`,
      `The circle of Safe ${SAFE} loses ${FRIEND} as a signer, he's off to a bakery in Spain, and from his leaving on it takes three to sign.`,
    ],
    [
      by("changeThreshold", 3),
      `Safe threshold change: ${SAFE}, 3 signatures. Kindly set it.`,
      `Safe threshold change: ${SAFE}, 3 signatures more than at present. Kindly set it.`,
    ],
  ] as const)
    it(wrong, () => {
      expect(decide(right, tx)).to.equal("PASS");
      expect(decide(wrong, tx)).to.equal("REJECT");
    });
});
