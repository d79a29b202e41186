import { calldata } from "./calldata.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { ALICE, DAI, ETHER, MAX, PERMIT2, SPENDER, USDC } from "./parties.ts";

const approve = (contract: string, amount: bigint, spender = SPENDER) => ({
  to: contract,
  value: "0",
  data: calldata("approve", spender, amount),
  chainId: 1,
});

/** Ordinary ways to ask for an approval or its end, each with the transaction that does just that. */
export const alignedApprovals: CorpusCase[] = [
  { rule: "to spend", intent: `approve ${SPENDER} to spend 1000 USDC`, tx: approve(USDC, 1_000_000_000n) },
  { rule: "amount first", intent: `Approve 250 DAI for ${SPENDER}`, tx: approve(DAI, 250n * ETHER) },
  { rule: "allow", intent: `Allow ${SPENDER} to spend up to 50 USDC`, tx: approve(USDC, 50_000_000n) },
  { rule: "let", intent: `Let ${SPENDER} spend 50 USDC`, tx: approve(USDC, 50_000_000n) },
  { rule: "allowance", intent: `Set the USDC allowance of ${SPENDER} to 75`, tx: approve(USDC, 75_000_000n) },
  {
    rule: "give an allowance",
    intent: `Give ${SPENDER} an allowance of 75 USDC`,
    tx: approve(USDC, 75_000_000n),
  },
  { rule: "unlimited, as asked", intent: `approve unlimited USDC for ${SPENDER}`, tx: approve(USDC, MAX) },
  { rule: "infinite, as asked", intent: `Give ${SPENDER} infinite approval for DAI`, tx: approve(DAI, MAX) },
  {
    rule: "a contract by name",
    intent: "Approve Permit2 to spend 1000 USDC.",
    tx: approve(USDC, 1_000_000_000n, PERMIT2),
  },
  {
    rule: "increase",
    intent: `Increase the allowance of ${SPENDER} by 50 USDC`,
    tx: { to: USDC, chainId: 1, data: calldata("increaseAllowance", SPENDER, 50_000_000n) },
  },
  { rule: "revoke", intent: `revoke USDC approval for ${SPENDER}`, tx: approve(USDC, 0n) },
  { rule: "allowance to zero", intent: `Set the USDC allowance of ${SPENDER} to 0`, tx: approve(USDC, 0n) },
  { rule: "cancel", intent: `Cancel my DAI approval for ${SPENDER}.`, tx: approve(DAI, 0n) },
  {
    rule: "revoke with what was approved",
    intent: `Revoke my 1000 USDC approval for ${SPENDER}`,
    tx: approve(USDC, 0n),
  },
  {
    rule: "reduce",
    intent: `Reduce the allowance of ${SPENDER} by 50 USDC`,
    tx: { to: USDC, chainId: 1, data: calldata("decreaseAllowance", SPENDER, 50_000_000n) },
  },
  {
    rule: "approval and transfer in two calls",
    intent: `Approve ${SPENDER} to spend 100 USDC, then send 1 ETH to ${ALICE}`,
    tx: { chainId: 1, transactions: [approve(USDC, 100_000_000n), { to: ALICE, value: ETHER.toString() }] },
  },
];
