import { expect } from "chai";
import { AbiCoder, Interface, id } from "ethers";
import { compileDecoder } from "../../../../validator/calls/abi/compile-decoder.ts";
import { readCall } from "../../../../validator/calls/read-call.ts";
import { calldata } from "../../../corpus/calldata.ts";
import { ALICE, BOB, USDC, WETH } from "../../../corpus/parties.ts";

const encode = (types: string[], values: unknown[]) =>
  AbiCoder.defaultAbiCoder().encode(types, values).slice(2);

describe("a compiled calldata decoder", () => {
  const rules: [signature: string, types: string[], values: unknown[], decoded: Record<string, unknown>][] = [
    ["f(address to, uint256 amount)", ["address", "uint256"], [ALICE, 5n], { to: ALICE, amount: 5n }],
    ["f(bool yes, bool no)", ["bool", "bool"], [true, false], { yes: true, no: false }],
    ["f(int24 tick)", ["int24"], [-5n], { tick: -5n }],
    ["f(bytes4 id)", ["bytes4"], ["0x12345678"], { id: "0x12345678" }],
    ["f(bytes data, uint8 n)", ["bytes", "uint8"], ["0x1234", 7n], { data: "0x1234", n: 7n }],
    [
      "f(bytes a, bytes b)",
      ["bytes", "bytes"],
      ["0x", `0x${"ab".repeat(40)}`],
      { a: "0x", b: `0x${"ab".repeat(40)}` },
    ],
    ["f(address[] path)", ["address[]"], [[ALICE, BOB]], { path: [ALICE, BOB] }],
    ["f(uint256[2] pair)", ["uint256[2]"], [[1n, 2n]], { pair: [1n, 2n] }],
    ["f(bytes[] calls)", ["bytes[]"], [["0x01", "0x0203"]], { calls: ["0x01", "0x0203"] }],
    [
      "f((address to, bytes data) call, uint256 n)",
      ["tuple(address,bytes)", "uint256"],
      [[ALICE, "0x01"], 3n],
      { call: { to: ALICE, data: "0x01" }, n: 3n },
    ],
    [
      "f((uint256 a, (bool b, uint8 c) inner) outer)",
      ["tuple(uint256,tuple(bool,uint8))"],
      [[1n, [true, 2n]]],
      { outer: { a: 1n, inner: { b: true, c: 2n } } },
    ],
    [
      "f((address to, bytes data)[] calls)",
      ["tuple(address,bytes)[]"],
      [
        [
          [ALICE, "0x01"],
          [BOB, "0x"],
        ],
      ],
      {
        calls: [
          { to: ALICE, data: "0x01" },
          { to: BOB, data: "0x" },
        ],
      },
    ],
  ];
  for (const [signature, types, values, decoded] of rules) {
    it(`reads ${signature} as another encoder writes it`, () => {
      expect(compileDecoder(signature).decode(encode(types, values))).to.deep.equal(decoded);
    });
    it(`refuses ${signature} with a byte more or less`, () => {
      const hex = encode(types, values);
      expect(() => compileDecoder(signature).decode(`${hex}00`)).to.throw();
      expect(() => compileDecoder(signature).decode(hex.slice(0, -2))).to.throw();
    });
  }

  it("hashes the canonical signature", () => {
    expect(compileDecoder("f((address to, bytes data)[] calls, uint8 n)").signature.canonical).to.equal(
      "f((address,bytes)[],uint8)",
    );
    expect(id("transfer(address,uint256)").slice(0, 10)).to.equal("0xa9059cbb");
  });

  const dirty: [rule: string, signature: string, hex: string][] = [
    ["padding before an address", "f(address a)", `01${"0".repeat(22)}${ALICE.slice(2)}`],
    ["padding before a small number", "f(uint8 a)", `${"0".repeat(60)}0100`],
    ["a boolean of two", "f(bool a)", `${"0".repeat(63)}2`],
    ["a sign that is not extended", "f(int8 a)", `${"0".repeat(62)}ff`],
    ["padding behind fixed bytes", "f(bytes4 a)", `12345678${"0".repeat(55)}1`],
    ["padding behind bytes", "f(bytes a)", `${word(32)}${word(1)}ab${"0".repeat(61)}1`],
    ["an offset with a gap", "f(bytes a)", `${word(64)}${word(0)}${word(0)}`],
    ["two values at one place", "f(bytes a, bytes b)", `${word(64)}${word(64)}${word(0)}`],
    ["a length beyond the data", "f(bytes a)", `${word(32)}${"f".repeat(64)}`],
  ];
  for (const [rule, signature, hex] of dirty) {
    it(`refuses ${rule}`, () => {
      expect(() => compileDecoder(signature).decode(hex)).to.throw();
    });
  }
});

describe("a transaction", () => {
  it("without data is a plain transfer", () => {
    expect(readCall({ to: ALICE, value: "5" }, 1, 0)[0]).to.nested.include({
      "call.operation": "transfer",
      "call.recipient": ALICE,
    });
  });

  const operations: [name: string, values: (string | bigint)[], facets: Record<string, unknown>][] = [
    ["transfer", [ALICE, 5n], { operation: "transfer", recipient: ALICE }],
    ["transferFrom", [BOB, ALICE, 5n], { operation: "transfer", recipient: ALICE, owner: BOB }],
    ["approve", [ALICE, 5n], { operation: "approve", spender: ALICE }],
    ["approve", [ALICE, 0n], { operation: "revoke", spender: ALICE }],
    ["increaseAllowance", [ALICE, 5n], { operation: "approve", spender: ALICE }],
    ["decreaseAllowance", [ALICE, 5n], { operation: "revoke", spender: ALICE }],
  ];
  for (const [name, values, facets] of operations) {
    it(`${name}(${values.join(", ")}) is ${facets.operation}`, () => {
      const [read] = readCall({ to: USDC, data: calldata(name, ...values) }, 1, 0);
      if (!read || !("call" in read)) throw new Error(read?.unreadable.problem);
      expect(read.call).to.include(facets);
      expect(read.call.amountIn?.asset.symbol).to.equal("USDC");
    });
  }

  it("with a decoded call reads the same as with its calldata", () => {
    const params = { spender: ALICE, value: "5" };
    const named = readCall({ to: USDC, call: { function: "approve(address,uint256)", params } }, 1, 0);
    expect(named).to.deep.equal(readCall({ to: USDC, data: calldata("approve", ALICE, 5n) }, 1, 0));
  });

  it("in capitals reads the same", () => {
    const data = calldata("transfer", ALICE, 5n);
    const shouted = { to: `0x${USDC.slice(2).toUpperCase()}`, data: `0x${data.slice(2).toUpperCase()}` };
    expect(readCall(shouted, 1, 0)).to.deep.equal(readCall({ to: USDC, data }, 1, 0));
  });
});

describe("a named call", () => {
  const ROUTER = "0xe592427a0aece92de3edee1f18e0157c05861564";
  const router = new Interface([
    "function exactInputSingle(tuple(address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable",
    "function exactInput(tuple(bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params) payable",
  ]);
  const single = {
    tokenIn: USDC,
    tokenOut: WETH,
    fee: 500,
    recipient: ALICE,
    deadline: 1_900_000_000,
    amountIn: "123456789012345678901234567890",
    amountOutMinimum: 9,
    sqrtPriceLimitX96: 0,
  };
  const PATH = `${USDC}0001f4${WETH.slice(2)}`;
  const read = (name: string, params: unknown, to: string = ROUTER) =>
    readCall({ to, from: ALICE, call: { function: name, params } }, 1, 0);
  const encoded = (data: string, to: string = ROUTER) => readCall({ to, from: ALICE, data }, 1, 0);

  it("with a struct reads as its calldata does, nested, flat, in order and in other spellings", () => {
    const expected = encoded(router.encodeFunctionData("exactInputSingle", [Object.values(single)]));
    expect(expected[0]).to.have.property("call");
    const { tokenIn, amountIn, ...rest } = single;
    const shapes = [
      single,
      { params: single },
      [Object.values(single)],
      { token_in: tokenIn, _amountIn: amountIn, ...rest },
    ];
    for (const params of shapes) expect(read("exactInputSingle", params)).to.deep.equal(expected);
  });

  it("is found by name, by signature with or without names, and by selector", () => {
    const expected = encoded(router.encodeFunctionData("exactInput", [[PATH, ALICE, 5n, 6n, 7n]]));
    const params = {
      path: PATH.toUpperCase().replace("0X", "0x"),
      recipient: ALICE,
      deadline: 5,
      amountIn: 6,
      amountOutMinimum: 7,
    };
    const names = [
      "exactInput",
      "exactInput((bytes,address,uint256,uint256,uint256))",
      "function exactInput((bytes path, address recipient, uint deadline, uint amountIn, uint amountOutMinimum) params) payable returns (uint256)",
      router.getFunction("exactInput")?.selector ?? "",
    ];
    for (const name of names) expect(read(name, params), name).to.deep.equal(expected);
  });

  it("takes arrays, fixed bytes and booleans", () => {
    const order = { orderUid: `0x${"ab".repeat(56)}`, signed: false };
    const [cancelled] = read("setPreSignature", order, "0x9008d19f58aabd9ed0d60971565aa8510560ab41");
    expect(cancelled).to.nested.include({ "call.operation": "cancel" });
    const targets = { dest: [USDC], func: [calldata("transfer", BOB, 5n)] };
    expect(read("executeBatch", targets, ALICE)[0]).to.nested.include({ "call.recipient": BOB });
    const role = { role: `0x${"ab".repeat(32)}`, account: BOB };
    expect(read("grantRole", role, USDC)[0]).to.nested.include({ "call.operation": "administer" });
    expect(read("grantRole", { ...role, role: "0xab" }, USDC)[0]).to.have.property("unreadable");
  });

  it("is the overload whose parameters fit", () => {
    const values = { dest: [ALICE], value: ["7"], func: ["0x"] };
    expect(read("executeBatch", values, BOB)[0]).to.nested.include({
      "call.value": 7n,
      "call.recipient": ALICE,
    });
  });

  it("with parameters that are missing, wrong, too large or told twice is refused", () => {
    const shapes = [
      {},
      null,
      "x",
      { ...single, fee: 2 ** 24 },
      { ...single, fee: -1 },
      { ...single, fee: 1.5 },
      { ...single, recipient: "alice" },
      { ...single, token_in: WETH },
      { ...single, tokenOut: undefined },
      [],
      [Object.values(single), 1],
    ];
    for (const params of shapes)
      expect(read("exactInputSingle", params)[0], JSON.stringify(params)).to.have.property("unreadable");
    const twice = { to: ALICE, recipient: BOB, amount: 5 };
    expect(read("transfer", twice, USDC)[0]).to.have.property("unreadable");
  });

  it("may name its contract itself, and is refused where nobody does", () => {
    const call = { function: "transfer", params: { to: BOB, value: 5 } };
    expect(readCall({ call: { ...call, to: USDC } }, 1, 0)[0]).to.nested.include({ "call.to": USDC });
    expect(readCall({ call }, 1, 0)[0]).to.have.property("unreadable");
  });
});

function word(value: number): string {
  return value.toString(16).padStart(64, "0");
}
