import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import { compileDecoder, Malformed, type Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { CallDecoder, Envelope, InnerCall } from "../decoder.ts";
import { carriedValue } from "../safe/carried-value.ts";

/** Smart accounts (ERC-4337, ERC-7579, ERC-7821): what they are told to do, they do with their own funds and rights. */
function account(signature: string, calls: (values: Values, envelope: Envelope) => InnerCall[]): CallDecoder {
  return {
    protocol: "erc4337",
    signature,
    payable: true,
    read(values, envelope) {
      const inner = calls(values, envelope).map((call) => ({ ...call, from: envelope.to }));
      return { inner: [...carriedValue(envelope), ...inner] };
    },
  };
}

function listed(targets: Address[], values: bigint[], data: string[]): InnerCall[] {
  if (targets.length !== data.length || (values.length > 0 && values.length !== data.length)) {
    throw new Malformed("its lists differ in length");
  }
  return targets.map((to, index) => ({ to, value: values[index] ?? 0n, data: data[index] ?? "0x" }));
}

const one = account("execute(address dest, uint256 value, bytes func)", ({ dest, value, func }) => [
  { to: dest as Address, value: value as bigint, data: func as string },
]);

const many = account("executeBatch(address[] dest, bytes[] func)", ({ dest, func }) =>
  listed(dest as Address[], [], func as string[]),
);

const manyWithValues = account(
  "executeBatch(address[] dest, uint256[] value, bytes[] func)",
  ({ dest, value, func }) => listed(dest as Address[], value as bigint[], func as string[]),
);

const EXECUTIONS = "(address target, uint256 value, bytes callData)[] calls";

const inStructs = account(`executeBatch(${EXECUTIONS})`, ({ calls }) => executions(calls as Values[]));

function executions(calls: Values[]): InnerCall[] {
  return calls.map(({ target, value, callData }) => ({
    to: target as Address,
    value: value as bigint,
    data: callData as string,
  }));
}

const batch = compileDecoder(`batch(${EXECUTIONS})`);

/** ERC-7579's mode: kind of call, what a failure does, four bytes unused, a selector, the rest the account's own. */
const SINGLE = "0x00";
const BATCH = "0x01";
const PLAIN_SELECTORS = ["00000000", "78210001"];

const byMode = account("execute(bytes32 mode, bytes executionCalldata)", (values, { to: self }) => {
  const mode = values.mode as string;
  const data = values.executionCalldata as string;
  const kind = mode.slice(0, 4);
  if (!PLAIN_SELECTORS.includes(mode.slice(14, 22)) || (kind !== SINGLE && kind !== BATCH)) {
    throw new NotUnderstood(
      `The account is to execute in the mode ${mode}, which is no plain call or batch of calls.`,
      "Use a mode for one call (0x00…) or a batch of calls (0x01…).",
    );
  }
  const calls = kind === BATCH ? executions(batch.decode(data.slice(2)).calls as Values[]) : [packed(data)];
  // ERC-7821 writes the account itself as the zero address.
  return calls.map((call) => (call.to === ZERO_ADDRESS ? { ...call, to: self } : call));
});

function packed(data: string): InnerCall {
  if (data.length < 2 + 40 + 64) throw new Malformed("the packed call ends early");
  return {
    to: `0x${data.slice(2, 42)}`,
    value: BigInt(`0x${data.slice(42, 106)}`),
    data: `0x${data.slice(106)}`,
  };
}

export const accounts = [one, many, manyWithValues, inStructs, byMode];
