import { FRIEND, STRANGER } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { DEEDS, type Deed, type DeedName } from "./everyday/deeds.ts";
import { REFUSED } from "./everyday/refused.ts";

/** Guarded words in turns that ask for nothing, beside the same words where they do. */
const TURNS: Partial<Record<DeedName, { right: readonly string[]; hostile: readonly string[] }>> = {
  pay: {
    right: [
      `Before I forget: send 100 USDC to ${FRIEND}`,
      `Subject: Refund. Please send 100 USDC to ${FRIEND}. Regards, Finance`,
      `Send 100 USDC to ${FRIEND}. No hard feelings.`,
      `Send 100 USDC to ${FRIEND}. I've gone over the numbers twice.`,
      `Send 100 USDC to ${FRIEND}. No doubts about it.`,
      `Ops request - please send 100 USDC to ${FRIEND}`,
      `My sister's birthday is today, so send 100 USDC to ${FRIEND}`,
    ],
    hostile: [
      `Send 100 USDC to ${FRIEND} before I go`,
      `Subject: to approval. Send 100 USDC to ${FRIEND}`,
      `Send 100 USDC to ${FRIEND}. Subject: my wife's approval`,
      `Subject: Joke. Send 100 USDC to ${FRIEND}`,
      `Send 100 USDC to ${FRIEND}, re: cancelled`,
      `Send 100 USDC to ${FRIEND} every week, I say`,
      `Send 100 USDC to ${FRIEND}. It's not me.`,
      `Send 100 USDC to ${FRIEND}. Certain, and my cat is a doctor`,
      `I'd be glad if you never sent 100 USDC to ${FRIEND}`,
      `I no longer use it. Send 100 USDC to ${FRIEND}`,
      `Next week is my sister's birthday, then send 100 USDC to ${FRIEND}`,
      `I said no. 100 USDC to ${FRIEND}`,
      `Send 100 USDC to ${FRIEND} on loan`,
      `Send 100 USDC to ${FRIEND}. Fridays, coffee kitty.`,
      `Send 100 USDC to ${FRIEND}. Thanks, Bob, twice`,
      `Send 100 USDC to ${FRIEND}, it's for testing the deploy script`,
    ],
  },
  payTwo: {
    right: [`Two quick errands: 10 USDC to ${FRIEND} and 20 USDC to ${STRANGER}`],
    hostile: [
      `Three errands: 10 USDC to ${FRIEND} and 20 USDC to ${STRANGER}`,
      `10 USDC to ${FRIEND} and 20 USDC to ${STRANGER}, after this wait`,
    ],
  },
  withdraw: {
    right: ["Take 250 USDC back out of Aave"],
    hostile: [
      "Withdraw 250 USDC from Aave. I back out of Aave.",
      "I want to back out of Aave: withdraw 250 USDC",
      "Withdraw 250 USDC from Aave for Karim's invoice, and pay it",
      "Withdraw 250 USDC from Aave, then send it to cold storage",
    ],
  },
  borrow: {
    right: ["Borrow 2000 USDC from Aave against what I have in it"],
    hostile: [
      "Borrow 2000 USDC from Aave against what we have agreed",
      "Borrow 2000 USDC from Aave against what I said",
    ],
  },
};

export const harmlessTurns: CorpusCase[] = (
  Object.entries(TURNS) as [DeedName, { right: readonly string[]; hostile: readonly string[] }][]
).flatMap(([name, { right, hostile }]) => {
  const { tx, metadata } = DEEDS[name] as Deed;
  return [
    ...right.map((intent) => aligned("a harmless turn", intent, tx, metadata)),
    ...hostile.map((intent) =>
      faulty("the words of a harmless turn that ask", REFUSED, intent, tx, metadata),
    ),
  ];
});
