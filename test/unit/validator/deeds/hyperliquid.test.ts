import { encoded, expectOnly, expectRefused, FRIEND, ME, THIEF } from "./judged.ts";

const ARBITRUM = 42_161;
const FORWARDER = "b21d281dedb17ae5b501f6aa8256fe38c4e45757";
const word = (address: string) => `0x${address.padStart(64, "0")}`;
const MAGIC = "636374702d666f72776172640000000000000000000000000000000000000018";

describe("a deposit into Hyperliquid", () => {
  const SIGNATURE =
    "batchDepositForBurnWithAuth((uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32),(uint256,uint32,bytes32,bytes32,uint256,uint32,bytes))";
  interface Changed {
    amount?: bigint;
    taken?: bigint;
    domain?: number;
    mintedTo?: string;
    finisher?: string;
    fee?: bigint;
    account?: string;
    balance?: string;
    more?: string;
    to?: string;
  }
  const deposit = (one: Changed = {}) => ({
    to: one.to ?? "0xA95d9c1F655341597C94393fDdc30cf3c08E4fcE",
    chainId: ARBITRUM,
    data: encoded(SIGNATURE, [
      [one.taken ?? one.amount ?? 100_000_000n, 0, 1_900_000_000, word("1"), 27, word("2"), word("3")],
      [
        one.amount ?? 100_000_000n,
        one.domain ?? 19,
        word(one.mintedTo ?? FORWARDER),
        word(one.finisher ?? FORWARDER),
        one.fee ?? 200_000n,
        1000,
        `0x${MAGIC}${(one.account ?? ME).slice(2)}${one.balance ?? "00000000"}${one.more ?? ""}`,
      ],
    ]),
  });

  it("credits the account that the intent names, by Circle's forwarder alone", () => {
    expectOnly("Bridge 100 USDC from Arbitrum to Hyperliquid", deposit(), {
      amount: deposit({ amount: 200_000_000n }),
      "amount taken": deposit({ taken: 200_000_000n }),
      chain: deposit({ domain: 6 }),
      "recipient there": deposit({ mintedTo: THIEF.slice(2) }),
      finisher: deposit({ finisher: THIEF.slice(2) }),
      fee: deposit({ fee: 50_000_000n }),
      account: deposit({ account: THIEF }),
      "balance, that for spot": deposit({ balance: "ffffffff" }),
      "balance, none that is known": deposit({ balance: "00000007" }),
      "bytes behind it": deposit({ more: "00" }),
      contract: deposit({ to: THIEF }),
    });
    expectOnly(
      `Bridge 100 USDC to Hyperliquid spot, to ${FRIEND}`,
      deposit({ account: FRIEND, balance: "ffffffff" }),
      {
        account: deposit({ account: THIEF, balance: "ffffffff" }),
        balance: deposit({ account: FRIEND }),
      },
    );
    expectRefused(deposit(), [
      "Bridge 100 USDC to Base",
      "Bridge 100 USDC to HyperEVM",
      "Send 100 USDC to Hyperliquid tomorrow",
    ]);
  });
});

describe("what Hyperliquid has signed", () => {
  interface Changed {
    type?: string;
    destination?: string;
    amount?: string;
    chain?: string;
    contract?: string;
  }
  const signed = (one: Changed = {}) => {
    const name = `HyperliquidTransaction:${one.type ?? "Withdraw"}`;
    const field = (field: string, type: string) => ({ name: field, type });
    return {
      chainId: ARBITRUM,
      typedData: {
        types: {
          EIP712Domain: [
            field("name", "string"),
            field("version", "string"),
            field("chainId", "uint256"),
            field("verifyingContract", "address"),
          ],
          [name]: [
            field("hyperliquidChain", "string"),
            field("destination", "string"),
            field("amount", "string"),
            field("time", "uint64"),
          ],
        },
        primaryType: name,
        domain: {
          name: "HyperliquidSignTransaction",
          version: "1",
          chainId: ARBITRUM,
          verifyingContract: one.contract ?? `0x${"0".repeat(40)}`,
        },
        message: {
          hyperliquidChain: one.chain ?? "Mainnet",
          destination: one.destination ?? FRIEND,
          amount: one.amount ?? "25.5",
          time: 1_799_999_000_000,
        },
      },
    };
  };

  it("takes USDC out of the account to whom the intent names", () => {
    expectOnly(`Withdraw 25.5 USDC from Hyperliquid to ${FRIEND}`, signed(), {
      destination: signed({ destination: THIEF }),
      amount: signed({ amount: "255" }),
      "amount, finer than USDC counts": signed({ amount: "25.50000001" }),
      "amount of no shape": signed({ amount: "1e3" }),
      network: signed({ chain: "Testnet" }),
      type: signed({ type: "UsdSend" }),
      "type that is not known": signed({ type: "ApproveAgent" }),
      contract: signed({ contract: THIEF }),
    });
    expectRefused(signed(), [
      `Withdraw 25.5 USDC to ${FRIEND}`,
      "Withdraw 25.5 USDC from Hyperliquid",
      `Send 25.5 USDC to ${FRIEND}`,
      `Do not withdraw 25.5 USDC from Hyperliquid to ${FRIEND}`,
    ]);
  });

  it("sends it to another account there, where Hyperliquid is named", () => {
    const send = signed({ type: "UsdSend" });
    expectOnly(`Send 25.5 USDC on Hyperliquid to ${FRIEND}`, send, {
      destination: signed({ type: "UsdSend", destination: THIEF }),
      type: signed(),
    });
    expectRefused(send, [`Send 25.5 USDC to ${FRIEND}`]);
  });
});
