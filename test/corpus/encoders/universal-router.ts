import { AbiCoder } from "ethers";
import { USER } from "../addresses.ts";
import { callsOf, type Transaction } from "./contract-call.ts";

const coder = AbiCoder.defaultAbiCoder();
const router = callsOf(["function execute(bytes commands, bytes[] inputs, uint256 deadline) payable"]);

/** The account that sends, and the router itself, in the router's own shorthand. */
export const SENDER = "0x0000000000000000000000000000000000000001";
export const ROUTER = "0x0000000000000000000000000000000000000002";
/** Everything that the router holds. */
export const CONTRACT_BALANCE = 2n ** 255n;

export type Command = [opcode: string, input: string];
const command =
  (opcode: string, ...types: string[]) =>
  (...values: unknown[]): Command => [opcode, coder.encode(types, values)];

const PERMIT_DETAILS = "tuple(address token, uint160 amount, uint48 expiration, uint48 nonce)";
const SWAP_V3 = ["address", "uint256", "uint256", "bytes", "bool"];
const SWAP_V2 = ["address", "uint256", "uint256", "address[]", "bool"];

export const v3ExactIn = command("00", ...SWAP_V3);
export const v3ExactOut = command("01", ...SWAP_V3);
export const permit2TransferFrom = command("02", "address", "address", "uint160");
export const sweep = command("04", "address", "address", "uint256");
export const transfer = command("05", "address", "address", "uint256");
export const payPortion = command("06", "address", "address", "uint256");
export const v2ExactIn = command("08", ...SWAP_V2);
export const v2ExactOut = command("09", ...SWAP_V2);
export const permitSingle = command(
  "0a",
  `tuple(${PERMIT_DETAILS} details, address spender, uint256 sigDeadline)`,
  "bytes",
);
export const permitMany = command(
  "03",
  `tuple(${PERMIT_DETAILS}[] details, address spender, uint256 sigDeadline)`,
  "bytes",
);
export const wrapEth = command("0b", "address", "uint256");
export const unwrapWeth = command("0c", "address", "uint256");
export const subPlan = (...commands: Command[]): Command => [
  "21",
  coder.encode(["bytes", "bytes[]"], planOf(commands)),
];

const POOL_KEY = "tuple(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)";

/** A V4 swap through one pool, what it costs settled and what it yields taken by the sender. */
export function v4ExactInSingle(
  input: string,
  output: string,
  amountIn: bigint,
  minimum: bigint,
  hooks = "0x0000000000000000000000000000000000000000",
): Command {
  const zeroForOne = BigInt(input) < BigInt(output);
  const [currency0, currency1] = zeroForOne ? [input, output] : [output, input];
  const swap = coder.encode(
    [
      `tuple(${POOL_KEY} poolKey, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, bytes hookData)`,
    ],
    [[[currency0, currency1, 500, 10, hooks], zeroForOne, amountIn, minimum, "0x"]],
  );
  const settleAll = coder.encode(["address", "uint256"], [input, amountIn]);
  const takeAll = coder.encode(["address", "uint256"], [output, minimum]);
  return ["10", coder.encode(["bytes", "bytes[]"], ["0x060c0f", [swap, settleAll, takeAll]])];
}

function planOf(commands: readonly Command[]): [string, string[]] {
  return [`0x${commands.map(([opcode]) => opcode).join("")}`, commands.map(([, input]) => input)];
}

export function execute(
  to: string,
  commands: readonly Command[],
  deadline: bigint,
  more: { value?: bigint; chainId?: number; from?: string } = {},
): Transaction {
  return router.call(to, "execute", [...planOf(commands), deadline], { from: USER, ...more });
}
