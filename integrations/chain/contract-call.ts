import { getAddress, type Interface, type Result } from "ethers";
import { ChainError, NotDeployed } from "./chain-error.ts";
import type { ChainNode } from "./chain-node.ts";
import { revertOf } from "./revert-reason.ts";

/** A call of one of our contracts; values that do not fit are named by their function only, never quoted. */
export function contractCall(
  abi: Interface,
  contract: string,
  name: string,
  values: readonly unknown[],
): { to: string; data: string } {
  try {
    return { to: getAddress(contract), data: abi.encodeFunctionData(name, values) };
  } catch {
    throw new ChainError(`The address or a value for ${name} is not of the kind it takes.`, false);
  }
}

/** A view function's answer; a refusal of the contract is a TransactionReverted, as with writes. */
export async function readContract(
  node: ChainNode,
  abi: Interface,
  contract: string,
  name: string,
  values: readonly unknown[],
): Promise<Result> {
  const answer = await node.call(contractCall(abi, contract, name, values)).catch((error: unknown) => {
    throw revertOf(error);
  });
  // A call of an address without code succeeds and answers nothing.
  if (answer === "0x") throw new NotDeployed("The contract", contract);
  try {
    return abi.decodeFunctionResult(name, answer);
  } catch {
    throw new NotDeployed("The contract", contract);
  }
}
