import { expect } from "chai";
import { showDecimal } from "../../../../validator/decimals/decimal.ts";
import type { Amount, Step } from "../../../../validator/intent/intent.ts";
import { ALICE, BOB, USDC } from "../../../corpus/parties.ts";
import { readAlone } from "./show-intent.ts";

const read = (text: string) => readAlone(text, Date.UTC(2026, 0, 15, 12));
const only = (text: string): Step => {
  const { steps } = read(text);
  expect(steps).to.have.length(1);
  return steps[0] as Step;
};
const shown = (amount: Amount | undefined) =>
  amount?.kind === "number"
    ? `${amount.bound} ${amount.unit} ${showDecimal(amount.value)}`
    : amount?.kind === "share"
      ? `share ${Number(amount.ratio?.above) / Number(amount.ratio?.below)}`
      : amount?.kind;

describe("the action of an intent", () => {
  const rules: [text: string, ...operations: string[]][] = [
    ["send 1 ETH", "transfer"],
    ["PAY 1 ETH", "transfer"],
    ["Please transfer 1 ETH", "transfer"],
    ["Could you send 1 ETH?", "transfer"],
    ["I'd like you to move 1 ETH", "transfer"],
    ["payment of 1 ETH", "transfer"],
    ["give Bob 1 ETH", "transfer"],
    ["give Bob permission to spend 1 DAI", "approve"],
    ["let Bob spend 1 DAI", "approve"],
    ["authorize 1 DAI", "approve"],
    ["remove the approval", "revoke"],
    ["swap 1 ETH for DAI", "swap"],
    ["buy 1 ETH with DAI", "swap"],
    ["repay my USDC borrow", "repay"],
    ["send 1 ETH to pay for the swap", "transfer"],
    ["allow Bob to transfer 1 DAI with an allowance", "approve"],
    ["do not send 1 ETH"],
    ["never approve anything"],
    ["hello there"],
    ["approve 1 DAI, then send 2 DAI", "approve", "transfer"],
    ["send 1 ETH. Then swap 1 ETH for DAI.", "transfer", "swap"],
  ];
  for (const [text, ...operations] of rules) {
    it(`"${text}" asks for ${operations.join(" and ") || "nothing"}`, () => {
      expect(read(text).steps.map(({ action }) => action.operation)).to.deep.equal(operations);
    });
  }
});

describe("the amount of an intent", () => {
  const rules: Record<string, string | undefined> = {
    "send 25 USDC": "exact token 25",
    "send exactly 25 USDC": "exact token 25",
    "send USDC 25": "exact token 25",
    "send up to 25 USDC": "at most token 25",
    "send no more than 25 USDC": "at most token 25",
    "send at least 25 USDC": "at least token 25",
    "send roughly 25 USDC": "about token 25",
    "send ~25 USDC": "about token 25",
    "send $25 in USDC": "exact USD 25",
    "send 25 dollars of USDC": "exact USD 25",
    "send 25 USD coins": "exact token 25",
    "send 2500000 base units of USDC": "exact base units 2500000",
    "send 5 gwei": "exact base units 5000000000",
    "send all my USDC": "all",
    "send my entire USDC balance": "all",
    "approve unlimited USDC": "unlimited",
    "send 50% of my USDC": "share 0.5",
    "send half of my ETH": "share 0.5",
    "send ETH with gas under 20 gwei": undefined,
    "send ETH with 0.5% slippage": undefined,
    "send ETH within 30 minutes": undefined,
    "send ETH": undefined,
  };
  for (const [text, amount] of Object.entries(rules)) {
    it(`"${text}" is ${amount ?? "not named"}`, () => {
      expect(shown(only(text).amount)).to.equal(amount);
    });
  }

  it("a restatement in brackets is kept beside it", () => {
    const { amount, restated } = only("send 0.1 ETH (100000000000000000 wei)");
    expect([shown(amount), ...restated.map(shown)]).to.deep.equal([
      "exact token 0.1",
      "exact base units 100000000000000000",
    ]);
  });
});

describe("the token of an intent", () => {
  const rules: Record<string, string | undefined> = {
    "send 1 usdc": "USDC",
    "send 1 ether": "ETH",
    "send 1 ethereum": "ETH",
    "send 1 wrapped ether": "WETH",
    "send 1 $USDC": "USDC",
    "send 1 USDC.e": "USDC.e",
    "send 1 link": "LINK",
    "send 1 FOO": "FOO",
    "follow the link and send": undefined,
    "send it on Ethereum": undefined,
  };
  for (const [text, symbol] of Object.entries(rules)) {
    it(`"${text}" names ${symbol ?? "none"}`, () => {
      expect(only(text).token?.symbol).to.equal(symbol);
    });
  }

  it("a word that no table knows is marked so", () => {
    expect(only("send 1 FOO").token?.known).to.equal(false);
  });

  it("a contract in brackets belongs to it", () => {
    expect(only(`send 1 USDC (${USDC}) to ${ALICE}`).token?.contract).to.equal(USDC);
  });
});

describe("the parties of an intent", () => {
  const rules: [text: string, kind: string | undefined, quote?: string][] = [
    [`send 1 ETH to ${ALICE}`, "address", ALICE],
    [`pay ${ALICE} 1 ETH`, "address", ALICE],
    [`send 1 ETH to the wallet at ${ALICE}.`, "address", ALICE],
    [`recipient: ${ALICE}. send 1 ETH`, "address", ALICE],
    [`send 1 ETH from ${BOB} to ${ALICE}`, "address", ALICE],
    [`send 1 ETH to ${ALICE}, not to ${BOB}`, "address", ALICE],
    [`send 1 ETH to alice.eth (${ALICE})`, "address", ALICE],
    ["send 1 ETH to alice.eth", "name", "alice.eth"],
    ["send 1 ETH to pay.alice.eth.", "name", "pay.alice.eth"],
    ["send 1 ETH to my own wallet", "self", "my own wallet"],
    ["send 1 ETH to myself", "self", "myself"],
    [`send 1 ETH to my wallet ${ALICE}`, "address", ALICE],
    ["send 1 ETH to 0x7a16…5428", "invalid address", "0x7a16…5428"],
    ["send 1 ETH to 0x7A16ff8270133f063aab6c9977183d9e72835428", "invalid address"],
    ["approve Permit2 to spend 5 DAI", "contract", "Permit2"],
    ["send 1 ETH to my landlord", undefined],
  ];
  for (const [text, kind, quote] of rules) {
    it(`"${text}" names ${kind ?? "nobody"}`, () => {
      const party = only(text).counterparty;
      expect(party?.kind).to.equal(kind);
      if (quote) expect(party?.quote.text).to.equal(quote);
    });
  }

  it("the account after from is the source", () => {
    expect(only(`send 1 ETH from ${BOB} to ${ALICE}`).source).to.include({ kind: "address", address: BOB });
  });

  it("two amounts and two addresses are two steps", () => {
    const { steps } = read(`send 1 ETH to ${ALICE} and 2 ETH to ${BOB}`);
    expect(steps.map(({ counterparty }) => counterparty?.quote.text)).to.deep.equal([ALICE, BOB]);
  });

  it("one amount and two addresses is ambiguous, unless each is said", () => {
    expect(read(`send 1 ETH to ${ALICE} and ${BOB}`).ambiguities).to.have.length(1);
    expect(read(`send 1 ETH each to ${ALICE} and ${BOB}`).ambiguities).to.deep.equal([]);
  });
});

describe("the chain of an intent", () => {
  const rules: Record<string, number | undefined> = {
    "send 1 ETH on Base": 8453,
    "on the Sepolia testnet, send 1 ETH": 11155111,
    "send 1 Sepolia ETH": 11155111,
    "send 1 ETH on Ethereum mainnet": 1,
    "send 1 ETH on arbitrum one": 42161,
    "send 1 ETH on base sepolia": 84532,
    "send 1 ETH, chain id 10": 10,
    "network: Polygon. send 1 POL": 137,
    "send 1 ethereum": undefined,
    "base the amount on 1 ETH": undefined,
    "send 1 ETH": undefined,
  };
  for (const [text, id] of Object.entries(rules)) {
    it(`"${text}" names ${id ?? "none"}`, () => {
      expect(read(text).chain?.id).to.equal(id);
    });
  }
});

describe("the deadline of an intent", () => {
  const rules: Record<string, string | undefined> = {
    "send 1 ETH within 30 minutes": "2026-01-15T12:30:00.000Z",
    "send 1 ETH in the next two hours": "2026-01-15T14:00:00.000Z",
    "send 1 ETH by 5pm": "2026-01-15T17:00:00.000Z",
    "send 1 ETH before 17:45 UTC": "2026-01-15T17:45:00.000Z",
    "send 1 ETH by 2026-02-01": "2026-02-01T23:59:59.000Z",
    "send 1 ETH until 2026-02-01T10:00Z": "2026-02-01T10:00:00.000Z",
    "send 1 ETH by 5": undefined,
    "send 1 ETH": undefined,
  };
  for (const [text, at] of Object.entries(rules)) {
    it(`"${text}" is ${at ?? "none"}`, () => {
      const found = read(text).deadline;
      expect(found && new Date(found.at).toISOString()).to.equal(at);
    });
  }
});

describe("every element of an intent", () => {
  it("says where it stands in the text, also behind full-width and astral characters", () => {
    const text = `🙂 Please send ２５ USDC to ${ALICE} on Base within 30 minutes`;
    const { steps, chain, deadline } = read(text);
    const { action, amount, token, counterparty } = steps[0] as Step;
    const quotes = [
      action.quote,
      amount?.quote,
      token?.quote,
      counterparty?.quote,
      chain?.quote,
      deadline?.quote,
    ];
    for (const quote of quotes) expect(text.slice(quote?.start, quote?.end)).to.equal(quote?.text);
    expect(amount?.quote.text).to.equal("２５ USDC");
  });
});
