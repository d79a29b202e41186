import { calldata } from "./calldata.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { ALICE, DAI, ETHER, LAZARUS, MALLORY, MAX, SPENDER, USDC } from "./parties.ts";

const approve = (contract: string, amount: bigint, spender = SPENDER) => ({
  to: contract,
  value: "0",
  data: calldata("approve", spender, amount),
  chainId: 1,
});
const intent = (node: string) => `intent_alignment.${node}`;
const unlimited = "adversarial_detection.unlimited_approval";

/** Approvals with one fault each, and the node that has to find it. */
export const faultyApprovals: CorpusCase[] = [
  {
    rule: "less than the spender may take",
    intent: `Let ${SPENDER} spend up to 500 USDC of mine`,
    tx: approve(USDC, 50_000_000n),
    fails: intent("amount_matching"),
  },
  {
    rule: "taken back instead of lowered",
    intent: `Lower the USDC allowance of ${SPENDER} to 50 USDC`,
    tx: approve(USDC, 0n),
    fails: [intent("amount_matching"), intent("operation_matching")],
  },
  {
    rule: "unlimited, not asked for",
    intent: `Approve ${SPENDER} to spend 1000 USDC`,
    tx: approve(USDC, MAX),
    fails: unlimited,
  },
  {
    rule: "unlimited, no amount named",
    intent: `Approve USDC for ${SPENDER}`,
    tx: approve(USDC, MAX),
    fails: unlimited,
  },
  {
    rule: "unlimited in 96 bits",
    intent: `Approve ${SPENDER} to spend 1000 USDC`,
    tx: approve(USDC, 2n ** 96n - 1n),
    fails: unlimited,
  },
  {
    rule: "unlimited, though forbidden",
    intent: `Approve ${SPENDER} to spend 1000 USDC, not unlimited`,
    tx: approve(USDC, MAX),
    fails: unlimited,
  },
  {
    rule: "more than asked for",
    intent: `Approve ${SPENDER} to spend 1000 USDC`,
    tx: approve(USDC, 10_000_000_000n),
    fails: intent("amount_matching"),
  },
  {
    rule: "less than asked for",
    intent: `Approve ${SPENDER} to spend 1000 USDC`,
    tx: approve(USDC, 1_000_000n),
    fails: intent("amount_matching"),
  },
  {
    rule: "limited, though unlimited was asked for",
    intent: `Approve unlimited USDC for ${SPENDER}`,
    tx: approve(USDC, 5n),
    fails: intent("amount_matching"),
  },
  {
    rule: "no amount named",
    intent: `Approve USDC for ${SPENDER}`,
    tx: approve(USDC, 5_000_000n),
    fails: intent("amount_matching"),
  },
  {
    rule: "another spender",
    intent: `Approve ${SPENDER} to spend 1000 USDC`,
    tx: approve(USDC, 1_000_000_000n, MALLORY),
    fails: intent("spender_matching"),
  },
  {
    rule: "another contract than named",
    intent: "Approve Permit2 to spend 1000 USDC",
    tx: approve(USDC, 1_000_000_000n, MALLORY),
    fails: intent("spender_matching"),
  },
  {
    rule: "no spender named",
    intent: "Approve 1000 USDC",
    tx: approve(USDC, 1_000_000_000n),
    fails: intent("spender_matching"),
  },
  {
    rule: "another token",
    intent: `Approve ${SPENDER} to spend 1000 USDC`,
    tx: approve(DAI, 1000n * ETHER),
    fails: intent("token_matching"),
  },
  {
    rule: "sanctioned spender",
    intent: `Approve ${LAZARUS} to spend 1000 USDC`,
    tx: approve(USDC, 1_000_000_000n, LAZARUS),
    fails: "legal_compliance.sanctions_screening",
  },
  {
    rule: "a transfer instead of an approval",
    intent: `Approve ${SPENDER} to spend 1000 USDC`,
    tx: { to: USDC, chainId: 1, data: calldata("transfer", SPENDER, 1_000_000_000n) },
    fails: intent("operation_matching"),
  },
  {
    rule: "an approval instead of its end",
    intent: `Revoke USDC approval for ${SPENDER}`,
    tx: approve(USDC, 1_000_000_000n),
    fails: intent("operation_matching"),
  },
  {
    rule: "the end of an approval instead of one",
    intent: `Approve ${SPENDER} to spend 1000 USDC`,
    tx: approve(USDC, 0n),
    fails: intent("operation_matching"),
  },
  {
    rule: "another spender's approval ended",
    intent: `Revoke USDC approval for ${SPENDER}`,
    tx: approve(USDC, 0n, ALICE),
    fails: intent("spender_matching"),
  },
  {
    rule: "only reduced, though it was to end",
    intent: `Revoke USDC approval for ${SPENDER}`,
    tx: { to: USDC, chainId: 1, data: calldata("decreaseAllowance", SPENDER, 1n) },
    fails: intent("amount_matching"),
  },
];
