import { expect } from "chai";
import type { Address } from "../../../../validator/addresses/address.ts";
import { foreignFunds } from "../../../../validator/nodes/adversarial-detection/foreign-funds.ts";
import { fundsLost } from "../../../../validator/nodes/adversarial-detection/funds-lost.ts";
import { lookalikeRecipient } from "../../../../validator/nodes/adversarial-detection/lookalike-recipient.ts";
import { tokenLookalike } from "../../../../validator/nodes/adversarial-detection/token-lookalike.ts";
import { nftMatching } from "../../../../validator/nodes/intent-alignment/nft-matching.ts";
import { recipientMatching } from "../../../../validator/nodes/intent-alignment/recipient-matching.ts";
import { sanctionsScreening } from "../../../../validator/nodes/legal-compliance/sanctions-screening.ts";
import { tokenLegitimacy } from "../../../../validator/nodes/legal-compliance/token-legitimacy.ts";
import {
  call,
  eth,
  known,
  quote,
  ROUTER,
  STRANGER,
  statusOf,
  step,
  swap,
  swapStep,
  USDC,
  USER,
  usdc,
  WETH,
  weth,
} from "../case/hand-made-case.ts";

const LAZARUS: Address = "0x098b716b8aaf21512996dc57eb0615e2383e2f96";
const party = (address: Address) => ({ kind: "address" as const, address, quote: quote(address) });
const imitating = (address: Address): Address =>
  `${address.slice(0, 8)}${"7".repeat(28)}${address.slice(-6)}` as Address;

describe("who benefits from a trade", () => {
  const status = (
    recipient: Address,
    parts: Parameters<typeof swapStep>[0] = {},
    from: Address | undefined = USER,
  ) => statusOf(recipientMatching, { calls: [swap({ recipient, from })], steps: [swapStep(parts)] });

  it("is the user, or whom the intent names", () => {
    expect(status(USER)).to.equal("PASS");
    expect(status(STRANGER)).to.equal("FAIL");
    expect(status(STRANGER, { counterparty: party(STRANGER) })).to.equal("PASS");
    expect(status(USER, { counterparty: party(STRANGER) })).to.equal("FAIL");
  });

  it("is not the contract that the intent names as the place", () => {
    expect(status(USER, { counterparty: party(ROUTER) })).to.equal("PASS");
    expect(status(STRANGER, { counterparty: party(ROUTER) })).to.equal("FAIL");
  });

  it("cannot be told where nobody sends it", () => {
    const calls = [{ ...swap(), from: undefined }];
    expect(statusOf(recipientMatching, { calls, steps: [swapStep()] })).to.equal("FAIL");
  });
});

describe("funds", () => {
  const to = (recipient: Address) =>
    statusOf(fundsLost, { calls: [swap({ recipient })], steps: [swapStep()] });
  const sent = (recipient: Address, moved = usdc(5)) =>
    statusOf(fundsLost, {
      calls: [call("transfer", { amountIn: moved, recipient })],
      steps: [step("transfer")],
    });

  it("do not go to the router, to a token or to nobody", () => {
    expect(to(USER)).to.equal("PASS");
    expect(to(ROUTER)).to.equal("FAIL");
    expect(to(WETH)).to.equal("FAIL");
    expect(to("0x0000000000000000000000000000000000000000")).to.equal("FAIL");
    const unknown = { calls: [swap({ to: STRANGER, recipient: STRANGER })], steps: [swapStep()] };
    expect(statusOf(fundsLost, unknown)).to.equal("FAIL");
    expect(sent(known("Permit2"))).to.equal("FAIL");
    expect(sent(USDC, eth(1))).to.equal("FAIL");
    expect(sent(WETH, eth(1))).to.equal("PASS");
  });

  it("are not left behind in the contract that is called", () => {
    const sideTransfers = [{ ...eth(1), recipient: ROUTER }];
    expect(statusOf(fundsLost, { calls: [swap({ sideTransfers })], steps: [swapStep()] })).to.equal("FAIL");
  });

  it("are the sender's own", () => {
    const taking = (facets: Parameters<typeof swap>[0]) =>
      statusOf(foreignFunds, { calls: [swap(facets)], steps: [swapStep()] });
    expect(taking({ owner: USER })).to.equal("PASS");
    expect(taking({ owner: STRANGER })).to.equal("FAIL");
    expect(taking({ from: known("Multicall3") })).to.equal("FAIL");
  });
});

describe("an address that looks like another", () => {
  const status = (recipient: Address) =>
    statusOf(lookalikeRecipient, {
      calls: [swap({ recipient })],
      steps: [swapStep({ counterparty: party(STRANGER) })],
    });

  it("is refused beside the intent's, the sender's and a known contract's", () => {
    expect(status(STRANGER)).to.equal("PASS");
    for (const imitated of [STRANGER, USER, ROUTER, USDC])
      expect(status(imitating(imitated)), imitated).to.equal("FAIL");
  });

  it("is refused as a token, by its contract or by foreign letters", () => {
    const contract = imitating(USDC);
    const fake = { asset: { chainId: 1, contract, symbol: undefined, decimals: undefined }, baseUnits: 5n };
    expect(statusOf(tokenLookalike, { calls: [swap({ amountIn: fake })], steps: [swapStep()] })).to.equal(
      "FAIL",
    );
    const spelled = (text: string) =>
      statusOf(tokenLookalike, { calls: [swap()], steps: [swapStep()], intent: { text } });
    expect(spelled("Swap 5 USDС for ETH")).to.equal("FAIL");
    expect(spelled("Swap 5 USDC für ETH – sofort")).to.equal("PASS");
    expect(spelled("Swap 5 USD₮ for ETH")).to.equal("PASS");
    expect(spelled("Обменяй 5 USDC на ETH от меня")).to.equal("PASS");
  });
});

describe("a token that no table knows", () => {
  const unknown = {
    asset: { chainId: 1, contract: STRANGER, symbol: undefined, decimals: undefined },
    baseUnits: 5n,
  };

  it("is refused on either side, unless the intent names its contract", () => {
    expect(
      statusOf(tokenLegitimacy, { calls: [swap({ amountOut: unknown })], steps: [swapStep()] }),
    ).to.equal("FAIL");
    const intent = { text: `Buy ${STRANGER.toUpperCase().replace("0X", "0x")}` };
    expect(
      statusOf(tokenLegitimacy, { calls: [swap({ amountOut: unknown })], steps: [swapStep()], intent }),
    ).to.equal("PASS");
  });
});

describe("sanctioned addresses", () => {
  it("are found wherever they take part", () => {
    const wrapper = { protocol: "safe", signature: "x()", to: LAZARUS, delegatecall: false };
    const roles = [
      { recipient: LAZARUS },
      { fees: [{ recipient: LAZARUS, bips: 5n }] },
      { sideTransfers: [{ ...weth(1), recipient: LAZARUS }] },
      { permits: [{ ...usdc(1), spender: LAZARUS, owner: USER, expiresAt: undefined }] },
      { wrappers: [wrapper] },
    ];
    for (const role of roles)
      expect(statusOf(sanctionsScreening, { calls: [swap(role)], steps: [swapStep()] })).to.equal("FAIL");
    expect(
      statusOf(sanctionsScreening, { calls: [swap()], steps: [swapStep({ source: party(LAZARUS) })] }),
    ).to.equal("FAIL");
    expect(statusOf(sanctionsScreening, { calls: [swap()], steps: [swapStep()] })).to.equal("PASS");
  });
});

describe("collectibles", () => {
  const status = (id: bigint, amount = 1n, collection = STRANGER, ids = [7n]) =>
    statusOf(nftMatching, {
      calls: [call("transfer", { nonFungibles: [{ standard: "erc1155", collection, tokenId: id, amount }] })],
      steps: [
        step("transfer", {
          token: { symbol: undefined, contract: STRANGER, known: true, quote: quote(STRANGER) },
          tokenIds: ids.map((one) => ({ id: one, quote: quote(`#${one}`) })),
        }),
      ],
    });

  it("are of the collection, have the ids and are as many as the intent says", () => {
    expect(status(7n)).to.equal("PASS");
    expect(status(8n)).to.equal("FAIL");
    expect(status(7n, 2n)).to.equal("FAIL");
    expect(status(7n, 1n, USER)).to.equal("FAIL");
    expect(status(7n, 1n, STRANGER, [7n, 9n])).to.equal("FAIL");
  });
});
