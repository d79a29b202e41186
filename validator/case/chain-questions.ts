import type { Address } from "../addresses/address.ts";
import { assetsIn } from "../calls/assets-in.ts";
import type { Call } from "../calls/call.ts";
import type { ChainQuestions } from "../chain/questions.ts";
import { balanceKey, type ChainReads, told } from "../chain/reads.ts";
import { contractAt } from "../data/contracts.ts";
import type { Case } from "./case.ts";

/** Nobody moves more in one request; what asks for more is not looked up. */
const MOST = 16;

/** What a case would know of its chain and has not been told; undefined where that is nothing, or the chain does not answer. */
export function chainQuestions(opened: Case): ChainQuestions | undefined {
  const { calls, unreadable, chain, reads, sends } = opened;
  if (reads?.failure !== undefined) return undefined;
  const assets = calls.flatMap(assetsIn);
  const questions: ChainQuestions = {
    chainId: chain.id,
    tokens: fresh(
      assets.filter(({ symbol }) => symbol === undefined).map(({ contract }) => contract),
      (token) => told(reads?.tokens, token) !== undefined,
    ),
    vaults: fresh(
      unreadable.flatMap(({ vault }) => vault ?? []),
      (vault) => told(reads?.vaults, vault) !== undefined,
    ),
    code: fresh(partiesOf(calls), (address) => told(reads?.code, address) !== undefined),
    standards: fresh(
      calls.filter((call) => mayBeCollection(call, chain.id)).map(({ to }) => to),
      (contract) => told(reads?.standards, contract) !== undefined,
    ),
    names: namesIn(opened).filter((name) => told(reads?.names, name) === undefined),
    reverse: [],
    balances: balancesOf(opened).filter(
      ([owner, asset]) => told(reads?.balances, balanceKey(owner, asset)) === undefined,
    ),
  };
  const isSettled = unreadable.length === 0 && calls.length > 0;
  if (isSettled && sends.length > 0 && !reads?.simulation && !isUnanswered(reads))
    questions.simulate = { sends, watch: watched(calls) };
  const { chainId: _, simulate, ...lists } = questions;
  return simulate || Object.values(lists).some((list) => list.length > 0) ? questions : undefined;
}

function isUnanswered(reads: ChainReads | undefined): boolean {
  return told(reads?.unanswered, "simulation") !== undefined;
}

function fresh(addresses: readonly (Address | "native")[], isTold: (address: Address) => boolean): Address[] {
  const wanted = new Set(addresses.filter((address) => address !== "native"));
  return [...wanted].filter((address) => !isTold(address)).slice(0, MOST);
}

/** Who gets something or a right, and what is called: whether anything lives there. */
function partiesOf(calls: readonly Call[]): Address[] {
  return calls.flatMap(({ to, spender, recipient, signature, described }) => [
    ...(signature !== null && !described ? [to] : []),
    ...(spender ? [spender] : []),
    ...(recipient ? [recipient] : []),
  ]);
}

/** A function that coins and collections share, at a contract that no table knows. */
function mayBeCollection({ protocol, signature, to, amountIn }: Call, chainId: number): boolean {
  const isShared =
    signature === "approve(address,uint256)" || signature === "transferFrom(address,address,uint256)";
  return protocol === "erc20" && isShared && amountIn?.asset.symbol === undefined && !contractAt(chainId, to);
}

function namesIn({ intent }: Case): string[] {
  const names = intent.steps.flatMap(({ counterparty }) =>
    counterparty?.kind === "name" && !counterparty.problem ? [counterparty.quote.text.toLowerCase()] : [],
  );
  return [...new Set(names)].filter((name) => name.endsWith(".eth")).slice(0, MOST);
}

/** "All my USDC": the balance tells whether the call's figure is all. */
function balancesOf({ pairs }: Case): ChainQuestions["balances"] {
  return pairs.flatMap(({ call, step }) => {
    const { amountIn, from } = call;
    if (step?.amount?.kind !== "all" || !amountIn || !from || amountIn.bound === "all") return [];
    return [[from, amountIn.asset.contract] as [Address, Address | "native"]];
  });
}

/** Whose holdings tell whether what is decoded is what happens. */
function watched(calls: readonly Call[]): [Address, Address][] {
  const pairs = new Map<string, [Address, Address]>();
  for (const call of calls) {
    for (const { contract } of assetsIn(call)) {
      if (contract === "native") continue;
      for (const account of [call.from, call.owner, call.recipient])
        if (account) pairs.set(`${account} ${contract}`, [account, contract]);
    }
  }
  return [...pairs.values()].slice(0, 2 * MOST);
}
