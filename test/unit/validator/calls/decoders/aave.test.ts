import { expect } from "chai";
import { showAdministration } from "../../../../../validator/explanation/show-control-change.ts";
import { callOf, FRIEND, MAX, refusalOf, STRANGER, USER } from "./decoded-calls.ts";

const POOL = "0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2";
const GATEWAY = "0xd01607c3c5ecaba394d8be377a08590149325722";
const COMPTROLLER = "0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const WORD = `0x${"11".repeat(32)}`;
const ETHER = 10n ** 18n;

describe("a call to the Aave V3 pool", () => {
  it("supplies for whoever it names, by either name", () => {
    for (const name of ["supply", "deposit"]) {
      const call = callOf(POOL, `${name}(address,uint256,address,uint16)`, [USDC, 5n, FRIEND, 0]);
      expect(call).to.include({
        protocol: "aave_v3",
        contract: "Aave V3 Pool",
        operation: "supply",
        recipient: FRIEND,
      });
      expect(call.amountIn).to.deep.include({ baseUnits: 5n });
      expect(call.amountIn?.asset).to.include({ symbol: "USDC", decimals: 6 });
    }
  });

  it("with a permit shows the permission that the signature gives", () => {
    const signature = [123n, 27, WORD, WORD];
    const supplied = callOf(
      POOL,
      "supplyWithPermit(address,uint256,address,uint16,uint256,uint8,bytes32,bytes32)",
      [USDC, 5n, USER, 0, ...signature],
    );
    const repaid = callOf(
      POOL,
      "repayWithPermit(address,uint256,uint256,address,uint256,uint8,bytes32,bytes32)",
      [USDC, 5n, 2, USER, ...signature],
    );
    for (const call of [supplied, repaid]) {
      const [permit] = call.permits ?? [];
      expect(permit).to.include({ baseUnits: 5n, spender: POOL, owner: USER, expiresAt: undefined });
    }
    expect([supplied.operation, repaid.operation]).to.deep.equal(["supply", "repay"]);
  });

  it("withdraws to whoever it names, and the largest number is everything", () => {
    const some = callOf(POOL, "withdraw(address,uint256,address)", [USDC, 5n, FRIEND]);
    expect(some).to.include({ operation: "withdraw", recipient: FRIEND });
    expect(some.amountOut?.baseUnits).to.equal(5n);
    expect(some.amountOut).to.not.have.property("bound");
    expect(some).to.not.have.property("amountIn");
    const all = callOf(POOL, "withdraw(address,uint256,address)", [USDC, MAX, USER]);
    expect(all.amountOut?.bound).to.equal("all");
  });

  it("borrows for the caller on the account that will owe it", () => {
    const borrow = "borrow(address,uint256,uint256,uint16,address)";
    const call = callOf(POOL, borrow, [USDC, 5n, 2, 0, FRIEND]);
    expect(call).to.include({ operation: "borrow", owner: FRIEND, recipient: USER });
    expect(call.amountOut?.baseUnits).to.equal(5n);
    expect(call).to.not.have.property("peculiarities");
    const stable = callOf(POOL, borrow, [USDC, 5n, 1, 0, USER]);
    expect(stable.peculiarities).to.deep.equal([{ choice: "stable rate" }]);
    expect(callOf(POOL, borrow, [USDC, MAX, 2, 0, USER]).amountOut).to.not.have.property("bound");
  });

  it("repays the debt of whoever it names, and the largest number is all of it", () => {
    const repay = "repay(address,uint256,uint256,address)";
    expect(callOf(POOL, repay, [USDC, 5n, 2, FRIEND])).to.include({ operation: "repay", recipient: FRIEND });
    expect(callOf(POOL, repay, [USDC, MAX, 2, USER]).amountIn?.bound).to.equal("all");
  });

  it("that repays with aTokens says so", () => {
    const call = callOf(POOL, "repayWithATokens(address,uint256,uint256)", [USDC, 5n, 2]);
    const peculiarities = [{ choice: "payment in aTokens" }];
    expect(call).to.deep.include({ operation: "repay", peculiarities, recipient: USER });
  });

  it("that liquidates names whose position, and for what", () => {
    const call = callOf(POOL, "liquidationCall(address,address,address,uint256,bool)", [
      WETH,
      USDC,
      STRANGER,
      5n,
      false,
    ]);
    expect(call).to.include({ operation: "repay", recipient: STRANGER });
    expect(call.amountIn?.asset.symbol).to.equal("USDC");
    expect(call.peculiarities?.[0]).to.deep.include({ choice: "liquidation", of: STRANGER });
    expect(call.peculiarities?.[0]).to.have.nested.property("collateral.symbol", "WETH");
  });

  it("changes what the position is", () => {
    const rules: [signature: string, values: unknown[], clause: string][] = [
      ["setUserUseReserveAsCollateral(address,bool)", [USDC, true], "uses USDC as collateral"],
      ["setUserUseReserveAsCollateral(address,bool)", [USDC, false], "stops using USDC as collateral"],
      ["setUserEMode(uint8)", [1], "enters eMode category 1"],
      ["setUserEMode(uint8)", [0], "leaves eMode"],
      ["swapBorrowRateMode(address,uint256)", [USDC, 1], "changes the interest rate mode of the USDC debt"],
    ];
    for (const [signature, values, clause] of rules) {
      const call = callOf(POOL, signature, values);
      expect(call.operation).to.equal("administer");
      expect(showAdministration(call)).to.equal(clause);
    }
  });

  it("gives a position manager power, or takes it back", () => {
    const approve = "approvePositionManager(address,bool)";
    expect(callOf(POOL, approve, [FRIEND, true])).to.include({
      operation: "approve",
      approvesAll: true,
      spender: FRIEND,
    });
    expect(callOf(POOL, approve, [FRIEND, false])).to.include({ operation: "revoke", approvesAll: false });
  });

  it("with a flash loan says whose code it runs", () => {
    const simple = callOf(POOL, "flashLoanSimple(address,address,uint256,bytes,uint16)", [
      STRANGER,
      USDC,
      5n,
      "0x",
      0,
    ]);
    expect(simple).to.include({ operation: "borrow", recipient: STRANGER });
    expect(simple.peculiarities).to.deep.equal([
      { choice: "code run with a loan", receiver: STRANGER, mayStay: false },
    ]);
    const flashLoan = "flashLoan(address,address[],uint256[],uint256[],address,bytes,uint16)";
    const kept = callOf(POOL, flashLoan, [STRANGER, [USDC], [5n], [2n], USER, "0x", 0]);
    expect(kept).to.include({ operation: "borrow", owner: USER });
    expect(kept.peculiarities?.[0]).to.include({ mayStay: true });
    const several = refusalOf(POOL, flashLoan, [STRANGER, [USDC, WETH], [5n, 5n], [0n, 0n], USER, "0x", 0]);
    expect(several).to.include({ kind: "not-understood" });
  });

  it("in the packed form of the L2 pools is not understood", () => {
    for (const name of ["supply", "withdraw", "borrow", "repay"]) {
      expect(refusalOf(POOL, `${name}(bytes32)`, [WORD])).to.include({ kind: "not-understood" });
    }
  });
});

describe("an approval to borrow", () => {
  const DEBT = "0x72e95b8931767c79ba4eee721354d6e99a61d004";

  it("is an approval that says what it allows", () => {
    const call = callOf(DEBT, "approveDelegation(address,uint256)", [FRIEND, 5n]);
    expect(call).to.include({ protocol: "aave_v3", operation: "approve", spender: FRIEND });
    expect(call.amountIn).to.deep.include({ baseUnits: 5n });
    expect(call.peculiarities).to.deep.equal([{ choice: "debt in the account's name", delegatee: FRIEND }]);
  });

  it("of nothing is its end", () => {
    const call = callOf(DEBT, "approveDelegation(address,uint256)", [FRIEND, 0n]);
    expect(call.operation).to.equal("revoke");
    expect(call).to.not.have.property("peculiarities");
  });
});

describe("a call to Aave's gateway for native currency", () => {
  const repay = "repayETH(address,uint256,uint256,address)";

  it("deposits what is sent along", () => {
    const call = callOf(GATEWAY, "depositETH(address,address,uint16)", [POOL, FRIEND, 0], {
      value: 2n * ETHER,
    });
    expect(call).to.include({ operation: "supply", recipient: FRIEND, payable: true });
    expect(call.contract).to.equal("Aave V3 WrappedTokenGateway");
    expect(call.amountIn).to.deep.include({ baseUnits: 2n * ETHER });
    expect(call.amountIn?.asset.contract).to.equal("native");
  });

  it("withdraws native currency, with a permit or without", () => {
    const plain = callOf(GATEWAY, "withdrawETH(address,uint256,address)", [POOL, MAX, FRIEND]);
    const signed = callOf(
      GATEWAY,
      "withdrawETHWithPermit(address,uint256,address,uint256,uint8,bytes32,bytes32)",
      [POOL, MAX, FRIEND, 1n, 27, WORD, WORD],
    );
    for (const call of [plain, signed]) {
      expect(call).to.include({ operation: "withdraw", recipient: FRIEND, payable: false });
      expect(call.amountOut?.bound).to.equal("all");
      expect(call.amountOut?.asset.contract).to.equal("native");
    }
  });

  it("repays no more than it names and than is sent along", () => {
    const paid = (amount: bigint, value: bigint) =>
      callOf(GATEWAY, repay, [POOL, amount, 2, USER], { value }).amountIn;
    expect(paid(3n, 5n)).to.deep.include({ baseUnits: 3n });
    expect(paid(5n, 3n)).to.deep.include({ baseUnits: 3n });
    expect(paid(MAX, 5n)).to.deep.include({ baseUnits: 5n, bound: "all" });
  });

  it("borrows native currency for the caller", () => {
    const call = callOf(GATEWAY, "borrowETH(address,uint256,uint256,uint16)", [POOL, 5n, 2, 0]);
    expect(call).to.include({ operation: "borrow", recipient: USER });
    expect(call.amountOut?.asset.contract).to.equal("native");
  });

  it("repays and borrows without a kind of rate, as the gateway does since loans have one only", () => {
    const paid = callOf(GATEWAY, "repayETH(address,uint256,address)", [POOL, MAX, USER], { value: 5n });
    expect(paid).to.include({ operation: "repay", recipient: USER, payable: true });
    expect(paid.amountIn).to.deep.include({ baseUnits: 5n, bound: "all" });
    const taken = callOf(GATEWAY, "borrowETH(address,uint256,uint16)", [POOL, 5n, 0]);
    expect(taken).to.include({ operation: "borrow", recipient: USER });
    expect(taken.amountOut).to.deep.include({ baseUnits: 5n });
    for (const call of [paid, taken]) expect(call).not.to.have.property("interestRate");
  });

  it("for a pool that is none of Aave's is not understood", () => {
    const refusal = refusalOf(GATEWAY, "depositETH(address,address,uint16)", [STRANGER, USER, 0], {
      value: 1n,
    });
    expect(refusal.kind).to.equal("not-understood");
    expect(refusal.problem).to.include(STRANGER);
  });
});

describe("a function of Aave's", () => {
  const supply = "supply(address,uint256,address,uint16)";

  it("on a contract that no table knows has no contract's name", () => {
    expect(callOf(STRANGER, supply, [USDC, 5n, USER, 0]).contract).to.equal(null);
  });

  it("on another protocol's contract is not understood", () => {
    expect(refusalOf(COMPTROLLER, supply, [USDC, 5n, USER, 0])).to.include({ kind: "not-understood" });
  });
});
