import { expect } from "chai";
import {
  BAYC,
  FRIEND,
  OPENSTORE,
  STRANGER,
  USDC,
  USER,
  V3_ROUTER_02,
  WETH,
} from "../../../corpus/addresses.ts";
import { erc721, erc1155 } from "../../../corpus/encoders/tokens.ts";
import { v3Router02 } from "../../../corpus/encoders/uniswap.ts";
import { eachWording, outcome } from "../../../corpus/outcome.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

describe("copies of several ids", () => {
  const batch = (ids: bigint[], counts: bigint[], to = FRIEND) =>
    erc1155.call(OPENSTORE, "safeBatchTransferFrom", [USER, to, ids, counts, "0x"]);
  describe("are as many of each as the intent says", () => {
    eachWording(
      [
        `Send 3 copies of token id 77 and 5 copies of token id 78 from collection ${OPENSTORE} to ${FRIEND}`,
        `Send 3x #77 and 5x #78 of the collection ${OPENSTORE} to ${FRIEND}`,
        `Transfer three units of token ID 77 and five units of token ID 78 (contract ${OPENSTORE}) to ${FRIEND}`,
        `Please move 3 of id 77 and 5 of id 78 from contract ${OPENSTORE} to ${FRIEND}`,
      ],
      batch([77n, 78n], [3n, 5n]),
      [
        batch([77n, 78n], [5n, 3n]),
        batch([77n, 78n], [1n, 1n]),
        batch([77n, 78n], [3n, 3n]),
        batch([3n, 5n], [77n, 78n]),
        batch([77n], [3n]),
        batch([77n, 78n, 79n], [3n, 5n, 1n]),
        batch([77n, 78n], [3n, 5n], STRANGER),
      ],
    );
  });
});

describe("a collectible of a known collection", () => {
  const ape = (id: bigint, to = FRIEND) => erc721.call(BAYC, "safeTransferFrom", [USER, to, id]);
  describe("may be numbered in a word", () => {
    eachWording(
      [`Transfer BAYC token 4567 to ${FRIEND}`, `Send my Bored Ape no. 4567 to ${FRIEND}`],
      ape(4567n),
      [ape(4568n), ape(4567n, STRANGER)],
    );
  });
});

describe("what is to be swapped for WETH and unwrapped", () => {
  const milli = ETHER / 1000n;
  const sold = (recipient: string) =>
    v3Router02.data("exactInputSingle", [[USDC, WETH, 500, recipient, 3000n * USD6, 996n * milli, 0]]);
  const unwrap = (to: string) => v3Router02.data("unwrapWETH9", [996n * milli, to]);
  const trade = (...parts: string[]) => v3Router02.call(V3_ROUTER_02, "multicall", [SOON, parts]);
  const router = "0x0000000000000000000000000000000000000002";
  const wordings = [
    "Swap 3000 USDC for WETH and unwrap it to ETH, max slippage 0.5%",
    "Swap 3000 USDC for WETH and unwrap it, 0.5% slippage",
    "Swap 3000 USDC for WETH, then unwrap the WETH. Slippage 0.5%.",
  ];
  for (const intent of wordings)
    it(`is not left wrapped, nor another's: ${intent}`, () => {
      expect(outcome(intent, trade(sold(router), unwrap(STRANGER)), AT_PRICES)).to.not.equal("PASS");
      expect(outcome(intent, trade(sold(USER)), AT_PRICES)).to.equal("intent_alignment.sequence_check");
    });

  it("stays WETH where nothing is said of unwrapping", () => {
    const intent = "Swap 3000 USDC for WETH, max slippage 0.5%";
    expect(outcome(intent, trade(sold(USER)), AT_PRICES)).to.equal("PASS");
    expect(outcome(intent, trade(sold(router), unwrap(USER)), AT_PRICES)).to.equal(
      "intent_alignment.token_matching",
    );
  });
});
