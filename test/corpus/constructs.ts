import {
  AAVE_POOL,
  BAYC,
  COMET_USDC,
  COMET_WETH,
  DAI,
  FRIEND,
  LINK,
  PERMIT2,
  SAFE,
  SDAI,
  STETH,
  STRANGER,
  USDC,
  USDT,
  USER,
  V2_ROUTER,
  V3_ROUTER,
  WETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { execBySafe, safe } from "./encoders/accounts.ts";
import { aave, lido } from "./encoders/lending.ts";
import { erc20, erc721 } from "./encoders/tokens.ts";
import { v2, v3 } from "./encoders/uniswap.ts";
import { REFUSED } from "./everyday/refused.ts";
import { ETHER, MAX, NOW, SOON, USD6 } from "./terms.ts";

type Transaction = Record<string, unknown>;

/** A construct of the language with what it asks for; texts like it that ask for something else; calls that it does not ask for. */
interface Construct {
  tx: Transaction;
  right: readonly string[];
  wrong: readonly string[];
  not: readonly Transaction[];
}

const NOBODY = `0x${"00".repeat(20)}`;
const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount]);
const payEther = (value: bigint, to = FRIEND) => ({ from: USER, to, value: value.toString(), chainId: 1 });
const pull = (from: string, to: string, amount: bigint) =>
  erc20.call(USDC, "transferFrom", [from, to, amount]);
const allow = (token: string, spender: string, amount: bigint) =>
  erc20.call(token, "approve", [spender, amount]);
const sell = (amount: bigint, least: bigint) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[USDC, DAI, 100, USER, SOON, amount, least, 0]]);
const sellEther = (value: bigint, least: bigint) =>
  v2.call(V2_ROUTER, "swapExactETHForTokens", [least, [WETH, USDC], USER, SOON], { value });
const stake = (value: bigint) => lido.call(STETH, "submit", [NOBODY], { value });
const repay = (amount: bigint, who: string) => aave.call(AAVE_POOL, "repay", [DAI, amount, 2, who]);
const safeTx = (nonce: number, amount: bigint) => ({
  chainId: 1,
  from: USER,
  typedData: {
    primaryType: "SafeTx",
    types: {},
    domain: { chainId: 1, verifyingContract: SAFE },
    message: {
      to: FRIEND,
      value: amount.toString(),
      data: "0x",
      operation: 0,
      safeTxGas: 0,
      baseGas: 0,
      gasPrice: 0,
      gasToken: NOBODY,
      refundReceiver: NOBODY,
      nonce,
    },
  },
});

const administer = (name: string, values: readonly unknown[]) =>
  execBySafe(SAFE, { to: SAFE, data: safe.data(name, values) });
const ape = (id: bigint, to = FRIEND) => erc721.call(BAYC, "safeTransferFrom", [USER, to, id]);
const permits = (dollars: bigint, ether: bigint, spender = FRIEND) => {
  const expiration = Number(NOW + 7n * 86_400n);
  return {
    chainId: 1,
    from: USER,
    typedData: {
      primaryType: "PermitBatch",
      types: {},
      domain: { chainId: 1, verifyingContract: PERMIT2 },
      message: {
        details: [
          { token: USDC, amount: dollars.toString(), expiration, nonce: 0 },
          { token: WETH, amount: ether.toString(), expiration, nonce: 0 },
        ],
        spender,
        sigDeadline: SOON.toString(),
      },
    },
  };
};

const CONSTRUCTS: Readonly<Record<string, Construct>> = {
  "a quote beside a bound": {
    tx: sell(10_000n * USD6, (9_945_025n * ETHER) / 1000n),
    right: [
      "Swap 10,000 USDC to DAI on Uniswap V3. I'm quoted 9,995 DAI; 0.5% slippage max.",
      "Sell 10,000 USDC for 9,995 DAI on Uniswap V3 with 0.5% slippage",
    ],
    wrong: [
      "Swap 10,000 USDC to DAI on Uniswap V3. I'm quoted 9,995 DAI; 0.1% slippage max.",
      "Swap 10,000 USDC to DAI on Uniswap V3. I'm quoted 10,995 DAI; 0.5% slippage max.",
    ],
    not: [sell(10_000n * USD6, 9900n * ETHER), sell(11_000n * USD6, 9945n * ETHER)],
  },
  "what is got at least": {
    tx: sellEther(ETHER, 2900n * USD6),
    right: [
      "1 ETH into USDC on Uniswap V2, give me minimum 2900",
      "1 ETH in, 2,900 USDC minimum out, Uniswap V2",
      "1 ETH in, at least 2,900 USDC out, Uniswap V2 router",
      "swap 1 eth to usdc on uniswap v2, i need 2900+ out",
      "swap 1 ETH to USDC on Uniswap V2, 2900+ USDC",
      "Sell 1 ETH for USDC on Uniswap V2, anything from 2900 USDC up",
      "get rid of 1 ETH on Uniswap V2, I'd like USDC, 2,900 USDC at minimum",
      "Turn 1 ETH into USDC with Uniswap V2; minimum received 2900 USDC",
      "Sell 1 ETH for USDC on Uniswap V2. 2900 USDC or more should arrive.",
    ],
    wrong: [
      "1 ETH out, 2,900 USDC in, Uniswap V2",
      "1 ETH in, 3,000 USDC minimum out, Uniswap V2",
      "Sell 1 ETH for USDC on the v3 router of Uniswap, at least 2900 USDC",
      "Swap 1 ETH to USDC on Uniswap V2, up to 2900 USDC",
    ],
    not: [sellEther(ETHER, 2890n * USD6), sellEther(2n * ETHER, 2900n * USD6)],
  },
  "a sum in cents, and one that was told": {
    tx: pay(USD6 / 2n),
    right: [`Tip fifty cents in USDC to ${FRIEND}`, `Send 50 cents of USDC to ${FRIEND}`],
    wrong: [`Tip five cents in USDC to ${FRIEND}`, `Tip fifty USDC to ${FRIEND}`],
    not: [pay(50n * USD6), pay(USD6 / 2n, STRANGER)],
  },
  "a part of what is owed": {
    tx: pay(400n * USD6),
    right: [
      `I owe ${FRIEND} 800 USDC; send her half of it today, i.e. 400 USDC.`,
      `We owe ${FRIEND} 800 USDC. Pay half of it.`,
    ],
    wrong: [`We owe ${FRIEND} 800 USDC. Pay a quarter of it.`, `We owe ${FRIEND} 800 USDC. Pay it.`],
    not: [pay(800n * USD6), pay(400n * USD6, STRANGER)],
  },
  "a sum that is corrected": {
    tx: pay(200n * USD6),
    right: [
      `Send 300 USDC to ${FRIEND} — sorry, make that 200.`,
      `Send 300 USDC to ${FRIEND}. Make it 200 USDC.`,
    ],
    wrong: [`Send 200 USDC to ${FRIEND} — sorry, make that 300.`],
    not: [pay(300n * USD6), pay(200n * USD6, STRANGER)],
  },
  "one sum for each": {
    tx: batch(pay(50n * USD6), pay(50n * USD6, STRANGER), pay(50n * USD6, SAFE)),
    right: [
      `Send 50 USDC each to ${FRIEND}, ${STRANGER} and ${SAFE}`,
      `Send 50 USDC to each of ${FRIEND}, ${STRANGER} and ${SAFE}`,
      `USDC: ${FRIEND} 50; ${STRANGER} 50; ${SAFE} 50`,
    ],
    wrong: [
      `Send 50 USDC each to ${FRIEND} and ${SAFE}`,
      `Send 60 USDC each to ${FRIEND}, ${STRANGER} and ${SAFE}`,
    ],
    not: [
      batch(pay(50n * USD6), pay(500n * USD6, STRANGER), pay(50n * USD6, SAFE)),
      batch(pay(50n * USD6), pay(50n * USD6), pay(50n * USD6, SAFE)),
    ],
  },
  "several permissions that end": {
    tx: batch(allow(USDC, FRIEND, 0n), allow(DAI, FRIEND, 0n)),
    right: [
      `Two revocations, please: USDC allowance of ${FRIEND}, and DAI allowance of the same contract.`,
      `Revoke the USDC allowance of ${FRIEND} and the DAI allowance of the same contract.`,
    ],
    wrong: [`Revoke the USDC allowance of ${FRIEND} and the LINK allowance of the same contract.`],
    not: [
      batch(allow(USDC, FRIEND, 0n), allow(DAI, STRANGER, 0n)),
      batch(allow(USDC, FRIEND, 0n), allow(DAI, FRIEND, ETHER)),
    ],
  },
  "a permission that is reset, then given": {
    tx: batch(allow(USDT, FRIEND, 0n), allow(USDT, FRIEND, 600n * USD6)),
    right: [
      `Reset my USDT allowance for ${FRIEND} to zero, afterwards set it to 600 USDT.`,
      `First set the USDT allowance for ${FRIEND} to 0, then to 600 USDT`,
    ],
    wrong: [
      `Set my USDT allowance for ${FRIEND} to 600, afterwards reset it to zero.`,
      `Set my USDT allowance for ${FRIEND} to 600, do not reset it`,
      `Reset my USDT allowance for ${FRIEND} to zero, afterwards set it to 700 USDT.`,
    ],
    not: [
      batch(allow(USDT, FRIEND, 0n), allow(USDT, FRIEND, 6000n * USD6)),
      batch(allow(USDT, FRIEND, 600n * USD6), allow(USDT, FRIEND, 0n)),
    ],
  },
  "a batch of permits": {
    tx: permits(400n * USD6, ETHER / 5n),
    right: [
      `Permit2 batch permit please. Spender ${FRIEND}. Tokens: 400 USDC and 0.2 WETH. Expiry of both: 7 days from now.`,
      `Sign a Permit2 batch that lets ${FRIEND} spend 400 USDC and 0.2 WETH within 7 days`,
      `Allow ${FRIEND} to spend 400 USDC and 0.2 WETH via Permit2 for 7 days`,
    ],
    wrong: [
      `Allow ${FRIEND} to spend 400 USDC and 0.3 WETH via Permit2 for 7 days`,
      `Allow ${FRIEND} to spend 400 USDC via Permit2 for 7 days`,
      `Send ${FRIEND} 400 USDC and 0.2 WETH`,
    ],
    not: [permits(4000n * USD6, ETHER / 5n), permits(400n * USD6, ETHER / 5n, STRANGER)],
  },
  "collectibles in short": {
    tx: batch(ape(10n), ape(11n)),
    right: [
      `Move apes 10 and 11 (BAYC, ${BAYC}) to my ledger ${FRIEND}`,
      `Bored Ape #10 and #11 both go to ${FRIEND}`,
    ],
    wrong: [
      `Move apes 10 and 12 (BAYC, ${BAYC}) to my ledger ${FRIEND}`,
      `Sell apes 10 and 11 (BAYC, ${BAYC}) to ${FRIEND}`,
      `All my apes (${BAYC}) may go to ${FRIEND}, only #10 and #11 stay with me`,
      `Is it safe to move apes 10 and 11 (${BAYC}) to ${FRIEND}`,
    ],
    not: [batch(ape(10n), ape(12n)), batch(ape(10n), ape(11n, STRANGER))],
  },
  "what is thought of a sum": {
    tx: stake((3n * ETHER) / 2n),
    right: ["Thirty-two ETH is too much for me, so just stake one and a half ETH through Lido."],
    wrong: ["One and a half ETH is too much for me, so just stake thirty-two ETH through Lido."],
    not: [stake(32n * ETHER), stake(15n * ETHER)],
  },
  "who a name is": {
    tx: pay(66n * USD6),
    right: [
      `Pay 66 USDC to brisk-heron.eth, which is ${FRIEND}`,
      `Pay 66 USDC to brisk-heron.eth, i.e. ${FRIEND}`,
      `Pay 66 USDC to brisk-heron.eth = ${FRIEND}`,
    ],
    wrong: [
      `Pay 66 USDC to brisk-heron.eth and ${FRIEND}`,
      `Pay 66 USDC to brisk-heron.eth or ${FRIEND}`,
      `Pay 66 USDC from ${FRIEND}`,
      `Take back 66 USDC, ${FRIEND} has it`,
      `66 USDC is too much for ${FRIEND}`,
    ],
    not: [pay(66n * USD6, STRANGER), pay(660n * USD6)],
  },
  "what somebody lets one take": {
    tx: pull(FRIEND, USER, 400n * USD6),
    right: [
      `${FRIEND} has given me an allowance. Pull 400 USDC from his wallet into mine.`,
      `Use transferFrom to move 400 USDC from ${FRIEND} to me`,
    ],
    wrong: [`Send 400 USDC to ${FRIEND}`, `Pull 4000 USDC from ${FRIEND} into mine`],
    not: [pull(STRANGER, USER, 400n * USD6), pull(FRIEND, STRANGER, 400n * USD6), pay(400n * USD6)],
  },
  "somebody else's debt": {
    tx: repay(200n * ETHER, FRIEND),
    right: [
      `Repay 200 DAI of the variable Aave V3 debt of ${FRIEND}`,
      `Repay 200 DAI of ${FRIEND}'s variable Aave V3 debt`,
    ],
    wrong: ["Repay 200 DAI of my variable Aave V3 debt", `Repay 300 DAI of ${FRIEND}'s Aave V3 debt`],
    not: [repay(200n * ETHER, STRANGER), repay(200n * ETHER, USER)],
  },
  "an allowance that is lowered": {
    tx: allow(DAI, FRIEND, 200n * ETHER),
    right: [
      `${FRIEND} currently may spend 5000 of my DAI. Cut that down to 200 DAI.`,
      `Lower the DAI allowance of ${FRIEND} from 5000 to 200`,
    ],
    wrong: [
      `${FRIEND} currently may spend 200 of my DAI. Cut that down to 100 DAI.`,
      `Lower the DAI allowance of ${FRIEND} from 200 to 100`,
    ],
    not: [allow(DAI, FRIEND, 5000n * ETHER), allow(DAI, STRANGER, 200n * ETHER)],
  },
  "the market that may spend": {
    tx: allow(WETH, COMET_USDC, 10n * ETHER),
    right: [
      "Compound III USDC market should be allowed to take 10 WETH",
      "Approve 10 WETH for the Compound III USDC market",
    ],
    wrong: [
      "Allow the WETH market of Compound III to spend 10 WETH",
      "Compound III USDT market should be allowed to take 10 WETH",
    ],
    not: [allow(WETH, COMET_WETH, 10n * ETHER), allow(LINK, COMET_USDC, 10n * ETHER)],
  },
  "a verb that is none": {
    tx: payEther(ETHER),
    right: [
      `My daughter turns 18 today. Send 1 ETH to ${FRIEND}.`,
      `I authorize the transfer of 1 ETH to ${FRIEND}`,
    ],
    wrong: [
      `I authorize the transfer of 1 ETH by ${FRIEND}`,
      `Stop the transfer of 1 ETH to ${FRIEND}`,
      `Top up the balance of ${FRIEND} to 1 ETH`,
    ],
    not: [payEther(2n * ETHER), payEther(ETHER, STRANGER)],
  },
  "a list of payments": {
    tx: batch(pay(10n * USD6), pay(20n * USD6, STRANGER)),
    right: [
      `In USDC please: pay 10 (${FRIEND}) and 20 (${STRANGER})`,
      `Two payments, all USDC:\n1) 10 → ${FRIEND}\n2) 20 → ${STRANGER}`,
      `Pay ${FRIEND} 10 USDC and ${STRANGER} 20 USDC, 30 USDC in total`,
    ],
    wrong: [
      `In USDC please: pay 20 (${FRIEND}) and 10 (${STRANGER})`,
      `Pay ${FRIEND} 10 USDC and ${STRANGER} 20 USDC, 40 USDC in total`,
      `Send 10 USDC and 20 USDC to ${FRIEND} and ${STRANGER}`,
    ],
    not: [
      batch(pay(20n * USD6), pay(10n * USD6, STRANGER)),
      batch(pay(10n * USD6), pay(20n * USD6, STRANGER), pay(20n * USD6, STRANGER)),
      batch(pay(10n * USD6, STRANGER), pay(20n * USD6)),
    ],
  },
  "one amount for every one": {
    tx: batch(pay(40n * USD6), pay(40n * USD6, STRANGER)),
    right: [
      `Everyone gets the 40 USDC ticket price back: ${FRIEND}, ${STRANGER}`,
      `Same amount for both of them, 40 USDC: ${FRIEND} and ${STRANGER}.`,
      `airdrop 40 USDC to every one of them\n${FRIEND}\n${STRANGER}`,
      `40 USDC each: ${FRIEND} ${STRANGER}`,
      `Split 80 USDC equally between ${FRIEND} and ${STRANGER}, so 40 for each.`,
    ],
    wrong: [
      `Send 40 USDC to ${FRIEND} and ${STRANGER}`,
      `Send 40 USDC to ${FRIEND} and ${STRANGER}, each invoice is attached`,
      `Split 40 USDC equally between ${FRIEND} and ${STRANGER}`,
      `Split 80 USDC equally between ${FRIEND} and ${STRANGER}, so 80 for each.`,
    ],
    not: [
      batch(pay(40n * USD6), pay(20n * USD6, STRANGER)),
      batch(pay(20n * USD6), pay(20n * USD6, STRANGER)),
      batch(pay(40n * USD6), pay(40n * USD6, USER)),
    ],
  },
  "several permissions of one spender": {
    tx: batch(allow(USDC, STRANGER, 0n), allow(DAI, STRANGER, 0n)),
    right: [
      `Remove the allowances of ${STRANGER} for USDC and DAI`,
      `revoke USDC and DAI approvals for ${STRANGER}, both in one batch`,
      `My approvals for ${STRANGER}: USDC and DAI should all go to 0.`,
    ],
    wrong: [
      `Remove the allowances of ${STRANGER} for USDC and WETH`,
      `Remove the allowances of ${STRANGER} for USDC, DAI and WETH`,
      `Remove the allowances of ${STRANGER} and ${FRIEND} for USDC and DAI`,
      `Remove the allowance of ${STRANGER} for USDC`,
    ],
    not: [
      batch(allow(USDC, STRANGER, 0n), allow(DAI, FRIEND, 0n)),
      batch(allow(USDC, STRANGER, 0n), allow(WETH, STRANGER, 0n)),
      batch(allow(USDC, STRANGER, 5n), allow(DAI, STRANGER, 0n)),
    ],
  },
  "a grant without limit": {
    tx: allow(USDC, STRANGER, MAX),
    right: [
      `approve usdc for ${STRANGER} max`,
      `max approve USDC for ${STRANGER}`,
      `Let ${STRANGER} spend my USDC with no limit.`,
      `USDC approval for ${STRANGER}, full allowance is ok`,
    ],
    wrong: [
      `Approve ${STRANGER} for USDC, not the full allowance`,
      `Approve ${STRANGER} for USDC`,
      `Let ${STRANGER} spend 500 USDC max`,
      `Let ${STRANGER} spend my USDC, no limit on the number of trades`,
    ],
    not: [allow(DAI, STRANGER, MAX), allow(USDC, FRIEND, MAX)],
  },
  "what a payment cannot bring": {
    tx: pay(100n * USD6),
    right: [`Send 100 USDC to ${FRIEND}, but do not send more than 150 USDC`],
    wrong: [
      `Send 100 USDC to ${FRIEND}. I need at least 100 USDC back.`,
      `Send 100 USDC to ${FRIEND}, as long as I get 100 USDC or more.`,
      `Send 100 USDC to ${FRIEND}. I want at least 100 USDC for it.`,
      `Send 100 USDC to ${FRIEND} and abort if it's under 100 DAI`,
    ],
    not: [pay(160n * USD6), pay(100n * USD6, STRANGER)],
  },
  "a trade's own words": {
    tx: sellEther(ETHER, 2900n * USD6),
    right: [
      "Dump all this ETH for me, 1 ETH into USDC on Uniswap V2, at least 2,900 USDC",
      "swap 1 ETH to USDC on Uniswap V2 ethereum, min 2900 USDC",
    ],
    wrong: [
      "Sell 1 ETH for USDC on Uniswap V2, min 2900 USDC. I don't want less than 2900 DAI.",
      "Sell 1 ETH for USDC on Uniswap V2, min 2900 USDC. If it is under 3000 USDC, sell nothing.",
      "Sell 1 ETH for USDC on Uniswap V2, min 2900 USDC and 0.3% max",
      "Dump all this ETH for me, 2 ETH into USDC on Uniswap V2, at least 2,900 USDC",
      "swap 1 ETH to USDC on Uniswap V2 base, min 2900 USDC",
      "Sell 1 ETH for USDC on Uniswap V2, min 2900 USDC. So do not send it.",
      "Sell 1 ETH for USDC on Uniswap V2, min 2900 USDC, but don't submit it.",
      "Sell 1 ETH for USDC on Uniswap V2, min 2900 USDC. I would take at least 2900 USDC more.",
    ],
    not: [sellEther(ETHER, 2890n * USD6), sellEther(2n * ETHER, 2900n * USD6)],
  },
  "words that are no deed": {
    tx: pay(100n * USD6),
    right: [
      `Grant payout: 100 USDC to ${FRIEND}`,
      `For grant 17: 100 USDC to ${FRIEND}`,
      `Treasury payment: 100 USDC to the market maker ${FRIEND}`,
      `100 USDC to her Ethereum address ${FRIEND}`,
      `${FRIEND} needs 100 USDC, send it`,
    ],
    wrong: [
      `Grant ${FRIEND} 100 USDC of spending rights`,
      `Cancel the payout of 100 USDC to ${FRIEND}`,
      `100 USDC to her Base address ${FRIEND}`,
      `${FRIEND} needs 100 USDC`,
      `${FRIEND} needs 100 USDC, borrow it`,
    ],
    not: [pay(17n * USD6), allow(USDC, FRIEND, 100n * USD6)],
  },
  "who signs, in other words": {
    tx: administer("removeOwner", [FRIEND, STRANGER, 2n]),
    right: [
      `Remove ${STRANGER} from the owners of our Safe ${SAFE}; afterwards 2 signatures are needed.`,
      `Remove the signer ${STRANGER} of the Safe ${SAFE}, 2 signatures required`,
    ],
    wrong: [
      `Remove ${STRANGER} from the owners of our Safe ${SAFE}; afterwards 3 signatures are needed.`,
      `Add ${STRANGER} to the owners of our Safe ${SAFE}; afterwards 2 signatures are needed.`,
      `Remove ${STRANGER} from the contacts of our Safe ${SAFE}; 2 signatures are there.`,
    ],
    not: [
      administer("removeOwner", [FRIEND, STRANGER, 1n]),
      administer("addOwnerWithThreshold", [STRANGER, 2n]),
    ],
  },
  "one signer for another": {
    tx: administer("swapOwner", [USER, STRANGER, FRIEND]),
    right: [
      `Our signer lost her phone. Replace her key ${STRANGER} with the new one ${FRIEND} in the Safe ${SAFE}.`,
      `The owner swap on Safe ${SAFE}: out with ${STRANGER}, in with ${FRIEND}.`,
    ],
    wrong: [
      `Replace her key ${FRIEND} with the new one ${STRANGER} in the Safe ${SAFE}.`,
      `The owner swap on Safe ${SAFE}: in with ${STRANGER}, out with ${FRIEND}.`,
    ],
    not: [
      administer("swapOwner", [USER, FRIEND, STRANGER]),
      administer("addOwnerWithThreshold", [FRIEND, 2n]),
    ],
  },
  "a token's contract that spends": {
    tx: allow(DAI, SDAI, 85n * ETHER),
    right: [
      `sDAI should be able to pull 85 DAI from me, approve that`,
      `Approve the sDAI contract to take 85 DAI`,
    ],
    wrong: [
      `Approve 85 sDAI for DAI`,
      `Approve sDAI`,
      `USDC should be able to pull 85 DAI from me, approve that`,
    ],
    not: [allow(SDAI, DAI, 85n * ETHER), allow(DAI, FRIEND, 85n * ETHER)],
  },
  "a permission that is withdrawn": {
    tx: allow(USDC, STRANGER, 0n),
    right: [
      `Withdraw the USDC spending rights from ${STRANGER}`,
      `undo the USDC approval for ${STRANGER}`,
      `disable ${STRANGER} as a spender of my USDC`,
    ],
    wrong: [`Withdraw USDC for ${STRANGER}`, `disable ${STRANGER} as a spender of my DAI`],
    not: [allow(USDC, STRANGER, 5n), allow(USDC, FRIEND, 0n)],
  },
  "what is signed, said again": {
    tx: safeTx(41, 2n * ETHER),
    right: [
      `Sign the Safe transaction (nonce 41) of ${SAFE} which sends 2 ETH to ${FRIEND}`,
      `Sign the SafeTx with nonce 41 of ${SAFE} which sends 2 ETH to ${FRIEND}`,
    ],
    wrong: [`Sign the Safe transaction (nonce 42) of ${SAFE} which sends 2 ETH to ${FRIEND}`],
    not: [safeTx(40, 2n * ETHER), safeTx(41, 3n * ETHER)],
  },
};

export const constructPairs: CorpusCase[] = Object.entries(CONSTRUCTS).flatMap(
  ([rule, { tx, right, wrong, not }]) => [
    ...right.map((intent) => aligned(rule, intent, tx)),
    ...wrong.map((intent) => faulty(`${rule}, otherwise`, REFUSED, intent, tx)),
    ...right.flatMap((intent) => not.map((other) => faulty(`${rule}, done wrong`, REFUSED, intent, other))),
  ],
);
