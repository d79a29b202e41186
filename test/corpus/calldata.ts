import { Interface } from "ethers";

const erc20 = new Interface([
  "function transfer(address to, uint256 amount)",
  "function transferFrom(address from, address to, uint256 amount)",
  "function approve(address spender, uint256 amount)",
  "function increaseAllowance(address spender, uint256 amount)",
  "function decreaseAllowance(address spender, uint256 amount)",
]);

/** Calldata made by an encoder that is not the arbiter's own. */
export function calldata(name: string, ...values: (string | bigint)[]): string {
  return erc20.encodeFunctionData(name, values);
}
