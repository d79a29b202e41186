import type { Address } from "../addresses/address.ts";
import { assetsIn } from "../calls/assets-in.ts";
import type { Call } from "../calls/call.ts";
import { paidBy, takesByAllowance } from "../calls/paid-by.ts";
import type { ChainQuestions } from "../chain/questions.ts";
import { type ChainReads, told } from "../chain/reads.ts";
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
    names: namesIn(opened).filter(
      (name) =>
        told(reads?.names, name) === undefined && told(reads?.unanswered, `name ${name}`) === undefined,
    ),
    reverse: fresh(strangersIn(calls, chain.id), (address) => told(reads?.reverse, address) !== undefined),
    balances: unanswered(reads, "balance", balancesOf(opened), reads?.balances),
    allowances: unanswered(reads, "allowance", allowancesOf(calls, chain.id), reads?.allowances),
  };
  const isSettled = unreadable.length === 0 && calls.length > 0;
  if (isSettled && sends.length > 0 && !reads?.simulation && !isUnanswered(reads))
    questions.simulate = { sends, watch: watched(calls) };
  const isAny = Object.values(questions).some((asked) => Array.isArray(asked) && asked.length > 0);
  return questions.simulate || isAny ? questions : undefined;
}

/** Those that were not asked for yet: what the chain had no answer to is not asked again. */
function unanswered<Key extends readonly string[]>(
  reads: ChainReads | undefined,
  what: string,
  keys: readonly Key[],
  answers: Readonly<Record<string, string>> | undefined,
): Key[] {
  const open = new Map(keys.map((key) => [key.join(" "), key]));
  return [...open]
    .filter(([key]) => told(answers, key) === undefined)
    .filter(([key]) => told(reads?.unanswered, `${what} ${key}`) === undefined)
    .map(([, key]) => key)
    .slice(0, MOST);
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

/** Names of the text, beside an address or instead of one. */
function namesIn({ intent }: Case): string[] {
  const text = intent.text.toLowerCase();
  const names = (text.includes(".eth") && text.match(ETH_NAME)) || [];
  return [...new Set(names)].slice(0, MOST);
}

const ETH_NAME = /(?<![\w.@-])(?:[a-z0-9-]{1,63}\.){1,4}eth(?![\w-]|\.\w)/g;

/** Who gets something or a right and is no known contract and not the sender: what he calls himself. */
function strangersIn(calls: readonly Call[], chainId: number): Address[] {
  return calls.flatMap(({ from, recipient, spender }) =>
    [recipient, spender].flatMap((one) => (one && one !== from && !contractAt(chainId, one) ? [one] : [])),
  );
}

/** What leaves an account has to be there, and "all my USDC" is all of it. */
function balancesOf({ calls }: Case): ChainQuestions["balances"] {
  return calls.flatMap((call) =>
    paidBy(call).map(({ account, asset }) => [account, asset.contract] as [Address, Address | "native"]),
  );
}

/** What is granted already where a call adds to it, or where a contract that no table knows could take more than the call says. */
function allowancesOf(calls: readonly Call[], chainId: number): ChainQuestions["allowances"] {
  return calls.flatMap((call): ChainQuestions["allowances"] => {
    const { amountIn, from, spender, to, operation } = call;
    const token = amountIn?.asset.contract;
    if (!from || !amountIn || !token || token === "native") return [];
    if (operation === "approve") return spender && amountIn.isChange ? [[from, token, spender]] : [];
    return takesByAllowance(call) && !contractAt(chainId, to) ? [[from, token, to]] : [];
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
