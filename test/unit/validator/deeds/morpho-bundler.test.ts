import { encoded, expectOnly, expectPassed, expectRefused, FRIEND, ME, THIEF } from "./judged.ts";

const BUNDLER = "0x6566194141eefa99Af43Bb5Aa71460Ca2Dc90245";
const ADAPTER = "0x4A6c312ec70E8747a587EE860a0353cd42Be0aE0";
const VAULT = "0xdd0f28e19C1780eb6396170735D45153D261490d";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const DAI = "0x6b175474e89094c44da98b954eedeac495271d0f";
const WBTC = "0x2260fac5e5542a773aa44fbcfedf7c193bc2c599";
const PERMIT2 = "0x000000000022D473030F116dDEE9F6B43aC78BA3";
const MAX = 2n ** 256n - 1n;
const PARAMS = "(address,address,address,address,uint256)";
/** USDC is lent against WBTC here. */
const MARKET = [
  USDC,
  WBTC,
  "0xDddd770BADd886dF3864029e4B377B5F6a2B6b83",
  "0x870aC11D48B15DB9a138Cf899d20F13F79Ba00BC",
  86n * 10n ** 16n,
];
const [HUNDRED, BITCOIN] = [100_000_000n, 100_000_000n];

interface Step {
  to?: string;
  data: string;
  value?: bigint;
  maySkip?: boolean;
  callback?: string;
}
const bundle = (steps: readonly Step[], value = 0n, to = BUNDLER) => ({
  to,
  value,
  data: encoded("multicall((address,bytes,uint256,bool,bytes32)[])", [
    steps.map(({ to: target = ADAPTER, data, value: paid = 0n, maySkip = false, callback }) => [
      target,
      data,
      paid,
      maySkip,
      callback ?? `0x${"0".repeat(64)}`,
    ]),
  ]),
});
const pull = (amount: bigint, token = USDC, receiver = ADAPTER): Step => ({
  data: encoded("erc20TransferFrom(address,address,uint256)", [token, receiver, amount]),
});
const sweep = (receiver: string, token = USDC, amount = MAX): Step => ({
  data: encoded("erc20Transfer(address,address,uint256)", [token, receiver, amount]),
});
const deposit = (assets: bigint, receiver: string = ME, vault = VAULT): Step => ({
  data: encoded("erc4626Deposit(address,uint256,uint256,address)", [vault, assets, MAX, receiver]),
});
const collateral = (assets: bigint, onBehalf: string = ME, data = "0x"): Step => ({
  data: encoded(`morphoSupplyCollateral(${PARAMS},uint256,address,bytes)`, [MARKET, assets, onBehalf, data]),
});
const borrow = (assets: bigint, receiver: string = ME): Step => ({
  data: encoded(`morphoBorrow(${PARAMS},uint256,uint256,uint256,address)`, [MARKET, assets, 0, 0, receiver]),
});
const repayAll = (onBehalf: string = ME): Step => ({
  data: encoded(`morphoRepay(${PARAMS},uint256,uint256,uint256,address,bytes)`, [
    MARKET,
    0,
    MAX,
    MAX,
    onBehalf,
    "0x",
  ]),
});

describe("a bundle of Morpho's", () => {
  it("puts into a vault what it brings, for whom the intent names, and leaves nothing behind", () => {
    expectOnly(
      "Deposit 100 USDC into the gtUSDC vault on Morpho",
      bundle([pull(HUNDRED), deposit(HUNDRED)]),
      {
        amount: bundle([pull(2n * HUNDRED), deposit(2n * HUNDRED)]),
        receiver: bundle([pull(HUNDRED), deposit(HUNDRED, THIEF)]),
        vault: bundle([pull(HUNDRED), deposit(HUNDRED, ME, THIEF)]),
        token: bundle([pull(HUNDRED, DAI), deposit(HUNDRED)]),
        "rest, left behind": bundle([pull(2n * HUNDRED), deposit(HUNDRED)]),
        "rest, to somebody": bundle([pull(2n * HUNDRED), deposit(HUNDRED), sweep(THIEF)]),
        "pull beside it": bundle([pull(HUNDRED), deposit(HUNDRED), pull(HUNDRED, DAI, THIEF)]),
        "call beside it": bundle([
          pull(HUNDRED),
          deposit(HUNDRED),
          { to: DAI, data: encoded("transfer(address,uint256)", [THIEF, 1n]) },
        ]),
        "action that is not known": bundle([pull(HUNDRED), deposit(HUNDRED), { data: "0x12345678" }]),
        "part that may fail": bundle([pull(HUNDRED), { ...deposit(HUNDRED), maySkip: true }]),
        callback: bundle([pull(HUNDRED), { ...deposit(HUNDRED), callback: `0x${"1".repeat(64)}` }]),
        "value beside it": bundle([pull(HUNDRED), deposit(HUNDRED)], 1n),
        contract: bundle([pull(HUNDRED), deposit(HUNDRED)], 0n, THIEF),
      },
    );
    expectPassed(bundle([pull(HUNDRED), deposit(MAX)]), ["Deposit 100 USDC into the gtUSDC vault on Morpho"]);
    expectPassed(bundle([pull(2n * HUNDRED), deposit(HUNDRED), sweep(ME)]), [
      "Deposit 100 USDC into the gtUSDC vault on Morpho",
    ]);
    expectRefused(bundle([deposit(HUNDRED)]), ["Deposit 100 USDC into the gtUSDC vault on Morpho"]);
    expectRefused(bundle([pull(MAX), deposit(MAX)]), ["Deposit all my USDC into the gtUSDC vault on Morpho"]);
  });

  it("supplies and borrows in one market, each as the intent says", () => {
    const both = (given: bigint, got: bigint, receiver: string = ME, onBehalf: string = ME) =>
      bundle([pull(given, WBTC), collateral(given, onBehalf), borrow(got, receiver)]);
    expectOnly(
      "Supply 1 WBTC as collateral on Morpho, then borrow 100 USDC from Morpho",
      both(BITCOIN, HUNDRED),
      {
        collateral: both(2n * BITCOIN, HUNDRED),
        loan: both(BITCOIN, 2n * HUNDRED),
        "receiver of the loan": both(BITCOIN, HUNDRED, THIEF),
        "owner of the collateral": both(BITCOIN, HUNDRED, ME, FRIEND),
        "instructions on the way": bundle([
          pull(BITCOIN, WBTC),
          collateral(BITCOIN, ME, "0x01"),
          borrow(HUNDRED),
        ]),
      },
    );
  });

  it("repays all of a debt where what is left comes back", () => {
    const repaid = bundle([pull(HUNDRED), repayAll(), sweep(ME)]);
    expectPassed(repaid, ["Repay all of my USDC debt on Morpho"]);
    expectRefused(repaid, ["Repay 50 USDC on Morpho", "Borrow 100 USDC on Morpho"]);
    expectRefused(bundle([pull(HUNDRED), repayAll()]), ["Repay all of my USDC debt on Morpho"]);
    expectRefused(bundle([pull(HUNDRED), repayAll(), sweep(THIEF)]), ["Repay all of my USDC debt on Morpho"]);
    expectRefused(bundle([pull(HUNDRED), repayAll(FRIEND), sweep(ME)]), [
      "Repay all of my USDC debt on Morpho",
    ]);
  });

  it("uses a permit for its own adapter, and for nobody else", () => {
    const permit = (spender: string, amount = HUNDRED, owner: string = ME): Step => ({
      to: USDC,
      data: encoded("permit(address,address,uint256,uint256,uint8,bytes32,bytes32)", [
        owner,
        spender,
        amount,
        1_900_000_000,
        27,
        `0x${"1".repeat(64)}`,
        `0x${"2".repeat(64)}`,
      ]),
      maySkip: true,
    });
    const intent = "Deposit 100 USDC into the gtUSDC vault on Morpho";
    const steps = [pull(HUNDRED), deposit(HUNDRED)];
    expectPassed(bundle([permit(ADAPTER), ...steps]), [intent]);
    expectRefused(bundle([permit(THIEF), ...steps]), [intent]);
    expectRefused(bundle([permit(ADAPTER, HUNDRED, FRIEND), ...steps]), [intent]);
    const second: Step = {
      to: PERMIT2,
      data: encoded("permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)", [
        ME,
        [[USDC, HUNDRED, 1_794_750_000, 0], ADAPTER, 1_794_750_000],
        `0x${"11".repeat(65)}`,
      ]),
    };
    const pull2: Step = { data: encoded("transferFrom2(address,address,uint256)", [USDC, ADAPTER, HUNDRED]) };
    expectPassed(bundle([second, pull2, deposit(HUNDRED)]), [intent]);
  });

  it("wraps the currency that comes along", () => {
    const WETH_VAULT = "0x2371e134e3455e0593363cBF89d3b6cf53740618";
    const ETHER = 10n ** 18n;
    const wrap: Step = { data: encoded("wrapNative(uint256,address)", [ETHER, ADAPTER]) };
    const sent = bundle([{ data: "0x", value: ETHER }, wrap, deposit(ETHER, ME, WETH_VAULT)], ETHER);
    expectPassed(sent, [
      `Supply 1 ETH to the vault ${WETH_VAULT}`,
      `Wrap 1 ETH, then deposit 1 WETH into the Morpho vault ${WETH_VAULT}`,
    ]);
    expectRefused(sent, [`Deposit 2 ETH into the Morpho vault ${WETH_VAULT}`]);
    expectRefused(bundle([{ data: "0x", value: ETHER }], ETHER), [
      `Deposit 1 ETH into the Morpho vault ${WETH_VAULT}`,
    ]);
  });
});
