import { AbiCoder } from "ethers";
import { encoded, expectOnly, expectPassed, expectRefused, FRIEND, ME, THIEF } from "./judged.ts";

const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const USDC_BASE = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913";
const DAI = "0x6b175474e89094c44da98b954eedeac495271d0f";
const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const WETH_BASE = "0x4200000000000000000000000000000000000006";
const ETHER = 10n ** 18n;
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, "0")}`;

describe("a way to another chain", () => {
  const PORTAL = "0x3154Cf16ccdb4C6d922629664174b904d80F2C35";
  const across = (to: string, value: bigint, bridge = PORTAL) => ({
    to: bridge,
    value,
    data: encoded("bridgeETHTo(address,uint32,bytes)", [to, 200_000, "0x"]),
  });

  it("is asked for by the amount and where it leads; where it starts may be said", () => {
    expectPassed(across(ME, 5n * ETHER), [
      "Bridge 5 ETH from Ethereum to Base",
      "Bridge 5 ETH to Base",
      "Please bridge 5 ETH to Base, to my own wallet.",
      "Move 5 ETH from Ethereum mainnet to Base with the standard bridge",
      `Bridge 5 ETH to ${ME} on Base`,
      "I want to bridge 5 ETH to Base",
      "Bridge 5 ETH from mainnet to Base over the official Base bridge, same wallet",
      "Could you take 5 ETH from L1 to Base for me? Thanks",
      "Ethereum to Base: bridge 5 ETH pls",
      "Transfer 5 ETH from Ethereum mainnet to Base network, landing in my own wallet",
    ]);
  });

  it("is not asked for by another amount, chain or direction, or in words of something else", () => {
    expectRefused(across(ME, 5n * ETHER), [
      "Bridge 6 ETH to Base",
      "Bridge 5 ETH to Optimism",
      "Bridge 5 ETH from Base to Ethereum",
      "Base to Ethereum: bridge 5 ETH",
      "Bridge 5 ETH to Arbitrum over the official Base bridge",
      "Bridge 5 ETH to Base over the official Arbitrum bridge",
      "Bridge 5 ETH to Base?",
      "Bridge 5 ETH from Base",
      "Bridge 5 ETH on Base",
      "Bridge 5 ETH",
      "Bridge 5 USDC to Base",
      "Bridge 5 ETH to Optimism and to Base",
      "Bridge 5 ETH from Arbitrum to Base",
      "Do not bridge 5 ETH to Base",
      "Bridge 5 ETH to Base if gas is cheap",
      "Bridge 5 ETH to Base tomorrow",
      "I bridged 5 ETH to Base",
      "Should I bridge 5 ETH to Base?",
      "Bridge 5 ETH to Base and stake it there",
      "Bridge half of my 5 ETH to Base",
      "Bridge 5 ETH and 5 ETH to Base",
      "Bridge 5 ETH to Base. Bridge 5 ETH to Base.",
      "Only simulate: bridge 5 ETH to Base",
      "Bridge 5 ETH to Base unless I say otherwise",
      "Bridge 5 ETH to Base every week",
      "Never bridge 5 ETH to Base",
      "Bridge 5 ETH to Base after the merge",
      "Maybe bridge 5 ETH to Base",
      "Bridge 5 ETH to Base and back",
      "Bridge 5 ETH to Base, 2 ETH to Arbitrum",
      "Bridge 5 ETH to Base using Across",
      `Bridge 5 ETH to Base for ${FRIEND}`,
      `Bridge 5 ETH from ${ME} to ${FRIEND} on Base`,
    ]);
  });

  it("goes to nobody but whom the intent names", () => {
    const intent = `Bridge 5 ETH to Base, to ${FRIEND}`;
    expectOnly(intent, across(FRIEND, 5n * ETHER), {
      recipient: across(THIEF, 5n * ETHER),
      "recipient, the sender": across(ME, 5n * ETHER),
      amount: across(FRIEND, 6n * ETHER),
      chain: across(FRIEND, 5n * ETHER, "0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1"),
    });
    expectRefused(across(FRIEND, 5n * ETHER), ["Bridge 5 ETH to Base", "Bridge 5 ETH to Base to my wallet"]);
  });

  it("leads a token to its own counterpart there, and to no other", () => {
    const bridge = (remote: string, amount: bigint, to: string = ME) => ({
      to: PORTAL,
      data: encoded("bridgeERC20To(address,address,address,uint256,uint32,bytes)", [
        DAI,
        remote,
        to,
        amount,
        200_000,
        "0x",
      ]),
    });
    const DAI_BASE = "0x50c5725949a6f0c72e6c4a641f24049a917db0cb";
    expectOnly("Bridge 250 DAI to Base", bridge(DAI_BASE, 250n * ETHER), {
      token: bridge(USDC_BASE, 250n * ETHER),
      "token of nobody": bridge(THIEF, 250n * ETHER),
      amount: bridge(DAI_BASE, 251n * ETHER),
      recipient: bridge(DAI_BASE, 250n * ETHER, THIEF),
    });
  });

  it("leads back from a rollup to the chain below", () => {
    const sent = {
      to: "0x4200000000000000000000000000000000000010",
      chainId: 8453,
      value: ETHER,
      data: encoded("bridgeETH(uint32,bytes)", [200_000, "0x"]),
    };
    expectPassed(sent, ["Bridge 1 ETH from Base to Ethereum", "On Base, bridge 1 ETH to Ethereum"]);
    expectRefused(sent, [
      "Bridge 1 ETH from Ethereum to Base",
      "Bridge 1 ETH to Base",
      "Bridge 1 ETH to Optimism",
    ]);
  });
});

describe("Circle's bridge", () => {
  const MESSENGER = "0x28b5a0e9C621a5BadaA536219b3a228C8168cf5d";
  const burn = (
    amount: bigint,
    domain: number,
    to: string,
    fee = 500n,
    token = USDC,
    caller = word("0x"),
  ) => ({
    to: MESSENGER,
    data: encoded("depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)", [
      amount,
      domain,
      word(to),
      token,
      caller,
      fee,
      1000,
    ]),
  });

  it("burns here what it mints there, for whom the intent names", () => {
    expectOnly(`Bridge 100 USDC to Base by CCTP, to ${FRIEND}`, burn(100_000_000n, 6, FRIEND), {
      amount: burn(200_000_000n, 6, FRIEND),
      chain: burn(100_000_000n, 3, FRIEND),
      recipient: burn(100_000_000n, 6, THIEF),
      "fee that takes most of it": burn(100_000_000n, 6, FRIEND, 90_000_000n),
      token: burn(100_000_000n, 6, FRIEND, 500n, DAI),
      finisher: burn(100_000_000n, 6, FRIEND, 500n, USDC, word(THIEF)),
    });
  });

  it("keeps no more on the way to a chain of another kind", () => {
    const account = "0x6b1f7f6bb1d8a4a2f3f6f0d1c9a8e7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0";
    const sent = (fee: bigint) => ({
      to: MESSENGER,
      data: encoded("depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)", [
        100_000_000n,
        5,
        account,
        USDC,
        word("0x"),
        fee,
        1000,
      ]),
    });
    expectPassed(sent(500n), [`Bridge 100 USDC to Solana, to ${account}`]);
    expectRefused(sent(50_000_000n), [`Bridge 100 USDC to Solana, to ${account}`]);
  });

  it("does not know a domain that no table has", () => {
    expectRefused(burn(100_000_000n, 99, ME), ["Bridge 100 USDC to Base", "Bridge 100 USDC to domain 99"]);
  });
});

describe("Across", () => {
  const POOL = "0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5";
  const DEPOSIT =
    "depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)";
  const NOW = 1_800_000_000;
  interface Changed {
    depositor?: string;
    recipient?: string;
    token?: string;
    out?: string;
    amount?: bigint;
    least?: bigint;
    chain?: number;
    message?: string;
  }
  const deposit = (one: Changed = {}, tag = "") => ({
    to: POOL,
    data: `${encoded(DEPOSIT, [
      one.depositor ?? ME,
      one.recipient ?? ME,
      one.token ?? USDC,
      one.out ?? USDC_BASE,
      one.amount ?? 1_000_000_000n,
      one.least ?? 999_000_000n,
      one.chain ?? 8453,
      `0x${"0".repeat(40)}`,
      NOW,
      NOW + 7200,
      0,
      one.message ?? "0x",
    ])}${tag}`,
  });

  it("pays out there what the deposit names, or gives it back to the sender", () => {
    expectOnly("Bridge 1,000 USDC to Base with Across", deposit(), {
      amount: deposit({ amount: 1_100_000_000n }),
      "least that arrives": deposit({ least: 100_000_000n }),
      recipient: deposit({ recipient: THIEF }),
      depositor: deposit({ depositor: THIEF }),
      token: deposit({ token: DAI }),
      "token that arrives": deposit({ out: WETH_BASE }),
      chain: deposit({ chain: 10 }),
      message: deposit({ message: "0x1234" }),
    });
    expectPassed(deposit({}, "1dc0de00aa"), ["Bridge 1,000 USDC to Base with Across"]);
  });

  it("keeps one per cent at most, unless the intent names the fee or the least that arrives", () => {
    const usual = deposit({ least: 990_000_000n });
    const dear = deposit({ least: 989_999_999n });
    expectPassed(usual, ["Bridge 1,000 USDC to Base with Across"]);
    expectRefused(dear, [
      "Bridge 1,000 USDC to Base with Across",
      "Bridge 1,000 USDC to Base with Across, at least 990 USDC",
      "Bridge 1,000 USDC to Base with Across, at most 10 USDC in fees",
      "Bridge 1,000 USDC to Base with Across, fee included",
      "Bridge 1,000 USDC to Base with Across, at most 1,000 USDC",
    ]);
    expectPassed(dear, [
      "Bridge 1,000 USDC to Base with Across, at least 989 USDC",
      "Bridge 1,000 USDC to Base with Across, at most 10.1 USDC in fees",
      "Bridge 1,000 USDC to Base with Across for a fee of at most 11 USDC",
      "Bridge 1,000 USDC to Base with Across, paying at most 11 USDC in bridge fees",
    ]);
  });

  it("is held to a least, a slippage or a fee that the intent bounds in whatever words", () => {
    const sent = deposit({ least: 991_000_000n });
    const intent = "Bridge 1,000 USDC to Base with Across";
    expectPassed(sent, [`${intent} with 1% slippage`, `${intent}, I expect at least 990 USDC`]);
    expectRefused(sent, [
      `${intent} with 0.1% slippage`,
      `${intent}, fee at most 0.1%`,
      `${intent}, I expect at least 999 USDC`,
      `${intent}, no partial fill`,
      `${intent}, never more than 10 USDC`,
    ]);
  });

  it("takes the currency itself where it comes as value", () => {
    const sent = {
      ...deposit({ token: WETH, out: WETH_BASE, amount: ETHER, least: (ETHER * 999n) / 1000n }),
      value: ETHER,
    };
    expectPassed(sent, ["Bridge 1 ETH to Base with Across"]);
    expectRefused({ ...sent, value: ETHER / 2n }, ["Bridge 1 ETH to Base with Across"]);
  });
});

describe("StarkGate", () => {
  const ACCOUNT = "0x0200f1a50e7f0ef67b8cc594e284c16b98a49b1cff2c92ab27bbad3dda77b189";
  const OTHER = "0x01dffda3b65102d41e645461ffb1abbff20769bad777631a26b7fbeca1b7c2fd";
  const deposit = (amount: bigint, account: string, fee = 20_000_000_000_000n, token = USDC) => ({
    to: "0xF6080D9fbEEbcd44D89aFfBFd42F098cbFf92816",
    value: fee,
    data: encoded("deposit(address,uint256,uint256)", [token, amount, BigInt(account)]),
  });

  it("credits an account of Starknet that the intent names, for the price of a message", () => {
    expectOnly(`Bridge 50 USDC to Starknet, to account ${ACCOUNT}`, deposit(50_000_000n, ACCOUNT), {
      amount: deposit(51_000_000n, ACCOUNT),
      account: deposit(50_000_000n, OTHER),
      token: deposit(50_000_000n, ACCOUNT, 20_000_000_000_000n, DAI),
      "price of the message": deposit(50_000_000n, ACCOUNT, ETHER),
    });
    expectRefused(deposit(50_000_000n, ACCOUNT), [
      "Bridge 50 USDC to Starknet",
      `Bridge 50 USDC to Base, to account ${ACCOUNT}`,
      `Bridge 50 USDC from account ${ACCOUNT} to Starknet`,
    ]);
  });
});

describe("the price of a message to another chain", () => {
  const ACCOUNT = "0x0200f1a50e7f0ef67b8cc594e284c16b98a49b1cff2c92ab27bbad3dda77b189";
  const intent = `Bridge 50 USDC to Starknet, to account ${ACCOUNT}`;
  const deposit = (fee: bigint) => ({
    to: "0xF6080D9fbEEbcd44D89aFfBFd42F098cbFf92816",
    value: fee,
    data: encoded("deposit(address,uint256,uint256)", [USDC, 50_000_000n, BigInt(ACCOUNT)]),
  });

  it("is a thousandth of an ether at most, unless the intent names or bounds it", () => {
    const [usual, dear] = [deposit(ETHER / 1000n), deposit(ETHER / 1000n + 1n)];
    expectPassed(usual, [intent]);
    expectRefused(dear, [
      intent,
      `${intent}, message fee of at most 0.001 ETH`,
      `${intent}, at most 0.002 ETH`,
      `${intent}, for a small fee`,
    ]);
    expectPassed(dear, [
      `${intent}, message fee of at most 0.0011 ETH`,
      `${intent}, at most 0.002 ETH in fees`,
      `${intent}, message fee 0.001000000000000001 ETH`,
    ]);
  });
});

describe("Arbitrum's own bridge", () => {
  it("takes the currency to the sender's account there", () => {
    const sent = {
      to: "0x4Dbd4fc535Ac27206064B68FfCf827b0A60BAB3f",
      value: ETHER,
      data: encoded("depositEth()", []),
    };
    expectPassed(sent, ["Bridge 1 ETH to Arbitrum", "Bridge 1 ETH from Ethereum to Arbitrum One"]);
    expectRefused(sent, [
      "Bridge 1 ETH to Base",
      `Bridge 1 ETH to Arbitrum, to ${FRIEND}`,
      "Bridge 2 ETH to Arbitrum",
    ]);
  });
});

describe("Arbitrum's own bridge for tokens", () => {
  const ROUTER = "0x72Ce9c846789fdB6fC1f34aC4AD25Dd9ef7031ef";
  const TICKET = AbiCoder.defaultAbiCoder();
  interface Changed {
    token?: string;
    to?: string;
    refund?: string;
    amount?: bigint;
    value?: bigint;
    extra?: string;
    router?: string;
  }
  const COST = 2n * 10n ** 14n;
  const deposit = (one: Changed = {}) => ({
    to: one.router ?? ROUTER,
    value: one.value ?? COST,
    data: encoded("outboundTransferCustomRefund(address,address,address,uint256,uint256,uint256,bytes)", [
      one.token ?? DAI,
      one.refund ?? ME,
      one.to ?? ME,
      one.amount ?? 250n * ETHER,
      100_000,
      10n ** 9n,
      TICKET.encode(["uint256", "bytes"], [10n ** 14n, one.extra ?? "0x"]),
    ]),
  });

  it("brings a token to whom the intent names, for the price of a ticket", () => {
    expectOnly("Bridge 250 DAI from Ethereum to Arbitrum", deposit(), {
      token: deposit({ token: USDC }),
      "token of nobody": deposit({ token: THIEF }),
      amount: deposit({ amount: 251n * ETHER }),
      recipient: deposit({ to: THIEF }),
      refund: deposit({ refund: THIEF }),
      message: deposit({ extra: "0x01" }),
      "value beside it": deposit({ value: COST + 1n }),
      contract: deposit({ router: THIEF }),
    });
    expectRefused(deposit(), ["Bridge 250 DAI to Base", "Bridge 250 DAI from Arbitrum to Ethereum"]);
  });

  it("says that USDC does not arrive as USDC", () => {
    const sent = deposit({ token: USDC, amount: 250_000_000n });
    expectRefused(sent, ["Bridge 250 USDC to Arbitrum", "Bridge 250 USDC to Arbitrum, at least 250 USDC"]);
    expectPassed(sent, ["Bridge 250 USDC to Arbitrum, at least 250 USDC.e"]);
  });

  it("leads back, from the token that stands for Ethereum's", () => {
    const withdraw = (token: string, amount: bigint, to: string = ME, data = "0x", chainId = 42_161) => ({
      to: "0x5288c571Fd7aD117beA99bF60FE0846C4E84F933",
      chainId,
      data: encoded("outboundTransfer(address,address,uint256,bytes)", [token, to, amount, data]),
    });
    expectOnly("Bridge 250 DAI from Arbitrum to Ethereum", withdraw(DAI, 250n * ETHER), {
      token: withdraw(WETH, 250n * ETHER),
      amount: withdraw(DAI, 2n * ETHER),
      recipient: withdraw(DAI, 250n * ETHER, THIEF),
      message: withdraw(DAI, 250n * ETHER, ME, "0x01"),
      chain: withdraw(DAI, 250n * ETHER, ME, "0x", 1),
    });
  });
});

describe("LI.FI by way of Stargate", () => {
  const SIGNATURE =
    "startBridgeTokensViaStargate((bytes32,string,string,address,address,address,uint256,uint256,bool,bool),(uint16,(uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address))";
  interface Changed {
    token?: string;
    receiver?: string;
    to?: string;
    amount?: bigint;
    least?: bigint;
    chain?: number;
    endpoint?: number;
    refund?: string;
    message?: string;
    fee?: bigint;
  }
  const sent = (one: Changed = {}) => ({
    to: "0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE",
    value: one.fee ?? 10n ** 14n,
    data: encoded(SIGNATURE, [
      [
        `0x${"11".repeat(32)}`,
        "stargateV2",
        "an interface",
        `0x${"0".repeat(40)}`,
        one.token ?? USDC,
        one.receiver ?? ME,
        one.amount ?? 500_000_000n,
        one.chain ?? 8453,
        false,
        false,
      ],
      [
        1,
        [
          one.endpoint ?? 30_184,
          word(one.to ?? one.receiver ?? ME),
          one.amount ?? 500_000_000n,
          one.least ?? 499_000_000n,
          "0x",
          one.message ?? "0x",
          "0x",
        ],
        [one.fee ?? 10n ** 14n, 0],
        one.refund ?? ME,
      ],
    ]),
  });

  it("brings the same token to whom the intent names, less no more than usual", () => {
    expectOnly("Bridge 500 USDC to Base with LI.FI", sent(), {
      amount: sent({ amount: 600_000_000n }),
      least: sent({ least: 100_000_000n }),
      "least, none": sent({ least: 0n }),
      token: sent({ token: DAI }),
      receiver: sent({ receiver: THIEF }),
      "receiver there": sent({ to: THIEF }),
      chain: sent({ chain: 10, endpoint: 30_111 }),
      endpoint: sent({ endpoint: 30_111 }),
      refund: sent({ refund: THIEF }),
      message: sent({ message: "0x12" }),
      "price of the message": sent({ fee: ETHER }),
    });
  });
});

describe("LI.FI's trades before a bridge", () => {
  const LIFI = "0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE";
  const SWAP = "(address,address,address,address,uint256,bytes,bool)";
  const BRIDGE = "(bytes32,string,string,address,address,address,uint256,uint256,bool,bool)";
  const NOBODY = `0x${"0".repeat(40)}`;
  interface Changed {
    given?: string;
    amount?: bigint;
    least?: bigint;
    sent?: bigint;
    arrives?: bigint;
    receiver?: string;
    chain?: number;
    isTraded?: boolean;
    acts?: boolean;
    more?: readonly unknown[];
  }
  const swap = (given: string, got: string, amount: bigint, takes: boolean) => [
    THIEF,
    THIEF,
    given,
    got,
    amount,
    "0x12",
    takes,
  ];
  const bridge = (one: Changed) => [
    `0x${"11".repeat(32)}`,
    "a bridge",
    "an interface",
    NOBODY,
    USDC,
    one.receiver ?? ME,
    one.least ?? 500_000_000n,
    one.chain ?? 8453,
    one.isTraded ?? true,
    one.acts ?? false,
  ];
  const swaps = (one: Changed) => [
    swap(one.given ?? DAI, USDC, one.amount ?? 505n * ETHER, true),
    ...(one.more ? [one.more] : []),
  ];
  const stargate = (one: Changed = {}) => ({
    to: LIFI,
    value: 10n ** 14n,
    data: encoded(
      `swapAndStartBridgeTokensViaStargate(${BRIDGE},${SWAP}[],(uint16,(uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address))`,
      [
        bridge(one),
        swaps(one),
        [
          1,
          [
            30_184,
            word(one.receiver ?? ME),
            one.sent ?? one.least ?? 500_000_000n,
            one.arrives ?? 499_000_000n,
            "0x",
            "0x",
            "0x",
          ],
          [10n ** 14n, 0],
          ME,
        ],
      ],
    ),
  });

  it("take what the intent gives, and bring at least what it names there", () => {
    expectOnly("Bridge 505 DAI to Base with LI.FI, at least 499 USDC", stargate(), {
      "token given": stargate({ given: WETH }),
      amount: stargate({ amount: 506n * ETHER }),
      "least that arrives": stargate({ arrives: 498_000_000n }),
      receiver: stargate({ receiver: THIEF }),
      chain: stargate({ chain: 10 }),
      "amount that is sent on": stargate({ sent: 499_000_000n }),
      "token taken on the way": stargate({ more: swap(WETH, USDC, ETHER, true) }),
      "word on trading": stargate({ isTraded: false }),
      "act of the receiver": stargate({ acts: true }),
    });
    expectPassed(stargate({ more: swap(WETH, USDC, ETHER, false) }), [
      "Bridge 505 DAI to Base with LI.FI, at least 499 USDC",
    ]);
    expectRefused(stargate(), ["Bridge 505 DAI to Base with LI.FI", "Swap 505 DAI to USDC with LI.FI"]);
  });

  it("go by Relay, which the call does not bound, only for who accepts that", () => {
    const relay = (one: Changed & { gets?: string; account?: string } = {}) => ({
      to: LIFI,
      data: encoded(`startBridgeTokensViaRelay(${BRIDGE},(bytes32,bytes32,bytes32,bytes))`, [
        bridge({ isTraded: false, ...one }),
        [
          `0x${"22".repeat(32)}`,
          one.account ?? word("0x"),
          word(one.gets ?? USDC_BASE),
          `0x${"33".repeat(65)}`,
        ],
      ]),
    });
    const intent = "Bridge 500 USDC to Base with LI.FI over Relay, no minimum";
    expectOnly(intent, relay(), {
      amount: relay({ least: 600_000_000n }),
      receiver: relay({ receiver: THIEF }),
      chain: relay({ chain: 10 }),
      "account of another kind": relay({ account: word(THIEF) }),
      "act of the receiver": relay({ acts: true }),
    });
    expectRefused(relay(), [
      "Bridge 500 USDC to Base with LI.FI over Relay",
      "Bridge 500 USDC to Base with LI.FI over Relay, at least 499 USDC",
    ]);
  });
});

describe("LI.FI's trades", () => {
  const HEAD = "bytes32,string,string,address,uint256";
  const SWAP = "(address,address,address,address,uint256,bytes,bool)";
  const step = (given: string, got: string, amount: bigint, takes: boolean) => [
    THIEF,
    THIEF,
    given,
    got,
    amount,
    "0x12",
    takes,
  ];
  const trade = (steps: readonly unknown[], receiver: string = ME, least = 99n * ETHER) => ({
    to: "0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE",
    data: encoded(`swapTokensMultipleV3ERC20ToERC20(${HEAD},${SWAP}[])`, [
      `0x${"11".repeat(32)}`,
      "an interface",
      "",
      receiver,
      least,
      steps,
    ]),
  });

  it("take nothing but what the first step gives", () => {
    const first = step(USDC, WETH, 100_000_000n, true);
    expectOnly("Swap 100 USDC for at least 99 DAI with LI.FI", trade([first, step(WETH, DAI, 1n, false)]), {
      "token taken on the way": trade([first, step(WETH, DAI, ETHER, true)]),
      "token got": trade([first, step(WETH, WETH, 1n, false)]),
      receiver: trade([first, step(WETH, DAI, 1n, false)], THIEF),
      least: trade([first, step(WETH, DAI, 1n, false)], ME, 9n * ETHER),
    });
  });
});
