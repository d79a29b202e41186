import { encoded, expectOnly, expectPassed, expectRefused, FRIEND, ME, THIEF } from "./judged.ts";

const ETHER = 10n ** 18n;

describe("a punk", () => {
  const MARKET = "0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB";
  const buy = (index: number, value: bigint, to = MARKET) => ({
    to,
    value,
    data: encoded("buyPunk(uint256)", [index]),
  });

  it("is bought by its number for what is paid", () => {
    expectOnly("Buy CryptoPunk #8450 for 29.9 ETH", buy(8450, 299n * 10n ** 17n), {
      punk: buy(8405, 299n * 10n ** 17n),
      price: buy(8450, 30n * ETHER),
      contract: buy(8450, 299n * 10n ** 17n, THIEF),
    });
    expectRefused(buy(8450, 299n * 10n ** 17n), [
      "Buy a CryptoPunk for 29.9 ETH",
      "Buy CryptoPunk #8450",
      "Sell CryptoPunk #8450 for 29.9 ETH",
      "Don't buy CryptoPunk #8450 for 29.9 ETH",
      "Buy CryptoPunk #8450 for 29.9 ETH if it is cheap",
      "Buy CryptoPunks #8450 and #12 for 29.9 ETH",
      'Bob said "buy CryptoPunk #8450 for 29.9 ETH"',
      "Bid 29.9 ETH for CryptoPunk #8450",
      "Buy CryptoPunk #8450 for 29.9 ETH?",
      "Buy CryptoPunk #8450 for 29.9 ETH next week",
      "I bought CryptoPunk #8450 for 29.9 ETH",
    ]);
  });

  it("is offered to one account, and to nobody else", () => {
    const offer = (index: number, price: bigint, to: string) => ({
      to: MARKET,
      data: encoded("offerPunkForSaleToAddress(uint256,uint256,address)", [index, price, to]),
    });
    const intent = `Offer CryptoPunk 7730 only to ${FRIEND} for 30 ETH`;
    expectOnly(intent, offer(7730, 30n * ETHER, FRIEND), {
      account: offer(7730, 30n * ETHER, THIEF),
      price: offer(7730, 3n * ETHER, FRIEND),
      punk: offer(7731, 30n * ETHER, FRIEND),
      "offer, to everybody": {
        to: MARKET,
        data: encoded("offerPunkForSale(uint256,uint256)", [7730, 30n * ETHER]),
      },
    });
  });

  it("is sold to a bid that is at least what the intent says", () => {
    const accept = (index: number, least: bigint) => ({
      to: MARKET,
      data: encoded("acceptBidForPunk(uint256,uint256)", [index, least]),
    });
    expectOnly("Accept the bid for my punk #12, at least 25 ETH", accept(12, 25n * ETHER), {
      "least price": accept(12, 24n * ETHER),
      "least price, none": accept(12, 0n),
      punk: accept(13, 25n * ETHER),
    });
  });

  it("is wrapped with all that the intent lists, and no other", () => {
    const wrap = (indexes: number[], verb = "wrap") => ({
      to: "0x000000000000003607fce1aC9e043a86675C5C2F",
      data: encoded(`${verb}PunkBatch(uint256[])`, [indexes]),
    });
    expectOnly("Wrap punks 1, 2 and 3 with the CryptoPunks721 wrapper", wrap([1, 2, 3]), {
      list: wrap([1, 2]),
      "longer list": wrap([1, 2, 3, 4]),
      number: wrap([1, 2, 5]),
      way: wrap([1, 2, 3], "unwrap"),
    });
  });
});

describe("a vote", () => {
  const GOVERNOR = "0x323A76393544d5ecca80cd6ef2A560C6a395b7E3";
  const vote = (proposal: bigint, support: number, to = GOVERNOR) => ({
    to,
    data: encoded("castVote(uint256,uint8)", [proposal, support]),
  });

  it("goes the way that the intent says, on the proposal that it names", () => {
    for (const [support, said] of [
      [1, "Vote for ENS proposal 42"],
      [1, "Vote yes on proposal 42 of the ENS DAO"],
      [1, "Cast my vote in favour of ENS proposal 42"],
      [0, "Vote against ENS proposal 42"],
      [2, "Abstain on ENS proposal 42"],
    ] as const) {
      expectOnly(said, vote(42n, support), {
        way: vote(42n, (support + 1) % 3),
        "way, the third": vote(42n, (support + 2) % 3),
        proposal: vote(43n, support),
        governor: vote(42n, support, THIEF),
      });
    }
    expectRefused(vote(42n, 1), [
      "Vote on ENS proposal 42",
      "Vote on ENS proposal 42 for me",
      "Do not vote for ENS proposal 42",
      "Vote for Uniswap proposal 42",
    ]);
  });

  it("is handed to whom the intent names, of the token that it names", () => {
    const UNI = "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984";
    const ENS = "0xC18360217D8F7Ab5e7c516566761Ea12Ce7F9D72";
    const delegate = (token: string, to: string) => ({ to: token, data: encoded("delegate(address)", [to]) });
    expectOnly(`Delegate my UNI votes to ${FRIEND}`, delegate(UNI, FRIEND), {
      delegatee: delegate(UNI, THIEF),
      token: delegate(ENS, FRIEND),
      "contract, of nobody": delegate(THIEF, FRIEND),
    });
    expectPassed(delegate(UNI, ME), ["Delegate my UNI voting power to myself"]);
    expectRefused(delegate(UNI, THIEF), [
      "Delegate my UNI votes to myself",
      "Delegate my UNI votes",
      "Delegate 5 UNI",
    ]);
  });
});

describe("a way out of a position in two steps", () => {
  const SUSDE = "0x9D39A5DE30e57443BfF2A8307A4256c8797A3497";
  const cooldown = (amount: bigint, to = SUSDE) => ({
    to,
    data: encoded("cooldownShares(uint256)", [amount]),
  });

  it("begins by the protocol's own name for it", () => {
    expectOnly("Start the cooldown for 2,500 sUSDe at Ethena", cooldown(2500n * ETHER), {
      amount: cooldown(25_000n * ETHER),
      contract: cooldown(2500n * ETHER, THIEF),
      step: { to: SUSDE, data: encoded("unstake(address)", [ME]) },
    });
    expectRefused(cooldown(2500n * ETHER), [
      "Stake 2,500 sUSDe at Ethena",
      "Cancel the cooldown for 2,500 sUSDe at Ethena",
      "Start the cooldown for 2,500 USDe at Ethena",
      "Start the cooldown for 2,500 sUSDe at Lido",
    ]);
  });

  it("ends with what is fetched for whom the intent names", () => {
    const fetched = (to: string) => ({ to: SUSDE, data: encoded("unstake(address)", [to]) });
    expectOnly("Finish unstaking at Ethena", fetched(ME), { recipient: fetched(THIEF) });
    expectOnly(`Finish unstaking at Ethena, to ${FRIEND}`, fetched(FRIEND), {
      recipient: fetched(THIEF),
      "recipient, the sender": fetched(ME),
    });
  });
});

describe("a sum that a deed of the registry only writes down", () => {
  const LOCKED = "0x55E1A0C8f376964bd339167476063bFED7f213d5";
  const unlock = (amount: bigint, value = 0n) => ({
    to: LOCKED,
    value,
    chainId: 42_220,
    data: encoded("unlock(uint256)", [amount]),
  });

  it("is named by the intent, and no other is sent along", () => {
    expectOnly("Unlock 6500 CELO", unlock(6500n * ETHER), {
      amount: unlock(65n * ETHER),
      value: unlock(6500n * ETHER, 5n),
    });
    expectRefused(unlock(6500n * ETHER), [
      "Unlock my CELO",
      "Withdraw 6500 CELO",
      `Send 6500 CELO to ${LOCKED}`,
      "Lock 6500 CELO",
    ]);
  });
});
