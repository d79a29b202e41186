import { encoded, expectOnly, expectPassed, expectRefused, FRIEND, ME, THIEF } from "./judged.ts";

const ETHER = 10n ** 18n;

describe("a POAP", () => {
  const SIGNATURE = "mintToken(uint256,uint256,address,uint256,bytes)";
  const mint = (event: number, token: number, to: string, value = 0n, contract?: string) => ({
    to: contract ?? "0x0bb4D3e88243F4A057Db77341e6916B0e449b158",
    value,
    data: encoded(SIGNATURE, [event, token, to, 1_900_000_000, `0x${"ab".repeat(65)}`]),
  });

  it("is minted by its number and its event's, to whom the intent names", () => {
    expectOnly("Mint my POAP, token 35257 of event 553", mint(553, 35_257, ME), {
      token: mint(553, 35_258, ME),
      event: mint(554, 35_257, ME),
      "event and token": mint(35_257, 553, ME),
      recipient: mint(553, 35_257, THIEF),
      fee: mint(553, 35_257, ME, ETHER),
      contract: mint(553, 35_257, ME, 0n, THIEF),
    });
    expectPassed(mint(553, 35_257, FRIEND), [`Mint the POAP token 35257 of event 553 to ${FRIEND}`]);
    expectRefused(mint(553, 35_257, ME), [
      "Mint my POAP",
      "Mint token 35257 of event 553",
      "Burn my POAP, token 35257 of event 553",
    ]);
  });
});

describe("Figment's vault", () => {
  const VAULT = "0xe1b1252652A2FF0CC3A4214eE73d9FeD1FEa5b4f";
  const request = (shares: bigint, to = VAULT, value = 0n) => ({
    to,
    value,
    data: encoded("requestRedeem(uint256)", [shares]),
  });

  it("is asked to give back the shares that the intent counts", () => {
    expectOnly(`Request redemption of 0.5 shares from the vault ${VAULT}`, request(500_000n), {
      amount: request(600_000n),
      vault: request(500_000n, THIEF),
      "value beside it": request(500_000n, VAULT, 1n),
    });
    expectPassed(request(500_000n), ["Request the redemption of 0.5 xSOLY"]);
    expectRefused(request(500_000n), [
      "Request redemption of 0.5 shares",
      "Redeem 0.5 xSOLY",
      "Request redemption of 0.5 USDC",
    ]);
  });

  it("takes what it holds", () => {
    const deposit = (amount: bigint, to: string) => ({
      to: VAULT,
      data: encoded("deposit(uint256,address)", [amount, to]),
    });
    expectOnly("Deposit 5 USDC into Figment's stablecoin vault", deposit(5_000_000n, ME), {
      amount: deposit(6_000_000n, ME),
      recipient: deposit(5_000_000n, THIEF),
    });
  });
});

describe("uniBTC on a chain whose currency is bitcoin", () => {
  const mint = (value: bigint, to = "0xF9775085d726E782E83585033B58606f7731AB18", chainId = 4200) => ({
    to,
    chainId,
    value,
    data: encoded("mint()", []),
  });

  it("is minted with what the intent names, on that chain", () => {
    expectOnly("On Merlin Chain, mint uniBTC at Bedrock with 0.5 BTC", mint(ETHER / 2n), {
      amount: mint(ETHER),
      contract: mint(ETHER / 2n, THIEF),
      chain: mint(ETHER / 2n, undefined, 1),
    });
    expectRefused(mint(ETHER / 2n), [
      "Mint 0.5 uniBTC at Bedrock",
      "On Merlin Chain, mint uniBTC at Bedrock",
      "On Merlin Chain, mint at Bedrock with 0.5 BTC",
      "Mint uniBTC at Bedrock with 0.5 WBTC",
    ]);
  });
});

describe("a deposit for a validator", () => {
  const KEY = `0x${"a8".repeat(48)}`;
  const deposit = (key: string, account: string, value = 32n * ETHER) => ({
    to: "0x00000000219ab540356cBB839Cbe05303d7705Fa",
    value,
    data: encoded("deposit(bytes,bytes,bytes,bytes32)", [
      key,
      `0x01${"00".repeat(11)}${account.slice(2)}`,
      `0x${"cd".repeat(96)}`,
      `0x${"11".repeat(32)}`,
    ]),
  });

  it("names the validator's key, and who gets the stake back", () => {
    expectOnly(
      `Deposit 32 ETH for a new validator, public key ${KEY}, withdrawals to ${FRIEND}`,
      deposit(KEY, FRIEND),
      {
        key: deposit(`0x${"a9".repeat(48)}`, FRIEND),
        account: deposit(KEY, THIEF),
        amount: deposit(KEY, FRIEND, 64n * ETHER),
      },
    );
    expectPassed(deposit(KEY, ME), [`Stake 32 ETH for the validator ${KEY}`]);
    expectRefused(deposit(KEY, FRIEND), [
      `Stake 32 ETH for the validator ${KEY}`,
      "Stake 32 ETH for a new validator",
    ]);
  });
});
