import { NOW } from "../../../corpus/terms.ts";
import { encoded, expectOnly, expectRefused, FRIEND, ME, THIEF } from "./judged.ts";

const ETHER = 10n ** 18n;
const FACTORY = "0xe12E0f117d23a5ccc57f8935CD8c4E80cD91FF01";
const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const USDT = "0xdac17f958d2ee523a2206206994597c13d831ec7";
const END = (NOW + 600n) << 80n;

describe("an order of 1inch's that sells the currency itself", () => {
  interface Changed {
    maker?: string;
    receiver?: string;
    sells?: string;
    buys?: string;
    making?: bigint;
    taking?: bigint;
    traits?: bigint;
    value?: bigint;
    to?: string;
  }
  const create = (one: Changed = {}) => ({
    to: one.to ?? FACTORY,
    value: one.value ?? ETHER,
    data: encoded("create((uint256,uint256,uint256,uint256,uint256,uint256,uint256,uint256))", [
      [
        7,
        BigInt(one.maker ?? ME),
        BigInt(one.receiver ?? ME),
        BigInt(one.sells ?? WETH),
        BigInt(one.buys ?? USDC),
        one.making ?? ETHER,
        one.taking ?? 3_000_000_000n,
        one.traits ?? END,
      ],
    ]),
  });
  const intent = "Place an order to sell 1 ETH for at least 3,000 USDC on 1inch";

  it("bounds what is got, for whom the intent names", () => {
    expectOnly(intent, create(), {
      "least that is got": create({ taking: 2_000_000_000n }),
      "token that is bought": create({ buys: USDT }),
      receiver: create({ receiver: THIEF }),
      "receiver, nobody": create({ receiver: `0x${"0".repeat(40)}` }),
      maker: create({ maker: THIEF }),
      value: create({ value: 2n * ETHER }),
      "amount that is sold": create({ making: 2n * ETHER, value: 2n * ETHER }),
      "token that is sold": create({ sells: USDT }),
      contract: create({ to: THIEF }),
      "word above an address": create({ receiver: `0x01${ME.slice(2).padStart(62, "0")}` }),
    });
    expectRefused(create(), [`${intent}, the USDC to ${FRIEND}`, "Send 1 ETH to 1inch"]);
  });

  it("is not read where an extension that nobody sees may make the price", () => {
    for (const bit of [249n, 251n, 252n]) expectRefused(create({ traits: END | (1n << bit) }), [intent]);
  });
});
