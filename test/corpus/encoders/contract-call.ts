import { Interface } from "ethers";
import { USER } from "../addresses.ts";

export interface Transaction extends Record<string, unknown> {
  from: string;
  to: string;
  value: string;
  data: string;
  chainId: number;
}

/** How a call of one contract family is made; the encoder is ethers', not the arbiter's. */
export function callsOf(signatures: readonly string[]) {
  const abi = new Interface(signatures);
  return {
    data: (name: string, values: readonly unknown[]) => abi.encodeFunctionData(name, values),
    call: (
      to: string,
      name: string,
      values: readonly unknown[],
      more: { value?: bigint; chainId?: number; from?: string } = {},
    ): Transaction => ({
      from: more.from ?? USER,
      to,
      value: (more.value ?? 0n).toString(),
      data: abi.encodeFunctionData(name, values),
      chainId: more.chainId ?? 1,
    }),
  };
}
