import { C_USDC, COMPTROLLER } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { comptroller } from "./encoders/lending.ts";
import { NODE } from "./nodes.ts";

const entered = comptroller.call(COMPTROLLER, "enterMarkets", [[C_USDC]]);
const UNREAD = [...NODE.clarity, ...NODE.operation];

const right = (rule: string, ...intents: string[]) => intents.map((intent) => aligned(rule, intent, entered));
const wrong = (rule: string, ...intents: string[]) =>
  intents.map((intent) => faulty(rule, UNREAD, intent, entered));

/** How people put that what they have lent is to secure a loan. */
export const collateralWordings: CorpusCase[] = [
  ...right(
    "a market by what it is for",
    "Enter the market for cUSDC on Compound v2.",
    `Please enter the market of ${C_USDC} (cUSDC) at Compound V2 for my account.`,
    "Compound V2: activate the cUSDC market, please.",
    "Join the Compound v2 market for cUSDC so that my USDC deposit counts as collateral.",
  ),
  ...right(
    "what is lent is to serve as collateral",
    "My USDC on Compound V2 should count as collateral.",
    "I'd like my cUSDC at Compound v2 to be used as collateral.",
    `On Compound v2, I want my cUSDC (${C_USDC}) to serve as collateral. Turn that on please.`,
    "I want the USDC I've supplied on Compound V2 to be usable as collateral.",
  ),
  ...right(
    "the function by its name",
    "Call enterMarkets for cUSDC on the Compound v2 Comptroller.",
    `Compound v2: switch on cUSDC as collateral for me (enterMarkets with ${C_USDC}).`,
  ),
  ...wrong(
    "another market, or one more",
    "Enter the market for cDAI on Compound v2.",
    "Enter the cUSDC and cETH markets on Compound v2.",
    "Use my cUSDC and my cETH as collateral on Compound V2.",
    "I want my cUSDC and my cDAI to count as collateral on Compound V2.",
    "Call enterMarkets for cDAI on the Compound v2 Comptroller.",
  ),
  ...wrong(
    "the other way",
    "Exit the market for cUSDC on Compound v2.",
    "Deactivate the cUSDC market at Compound V2.",
    "My USDC on Compound V2 should no longer count as collateral.",
    "I want my cUSDC to count as collateral on Compound V2. Switch that off please.",
  ),
  ...wrong(
    "what is, and what others wish",
    "enterMarkets was called for cUSDC on Compound v2.",
    "All my cUSDC tokens count as collateral on Compound V2.",
    "My brother wants my cUSDC to count as collateral on Compound V2.",
    "I wanted my cUSDC to be used as collateral on Compound V2.",
    "Half of my cUSDC should count as collateral on Compound V2.",
    "I want my cUSDC to serve as collateral on Compound V2. Switch that on next week.",
  ),
];
