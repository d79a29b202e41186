import { assetsIn } from "../calls/assets-in.ts";
import type { Case } from "../case/case.ts";
import { told } from "../chain/reads.ts";
import type { Asset } from "../data/asset.ts";
import { contractAt } from "../data/contracts.ts";
import { isListed } from "../data/tokens.ts";

/** What every fact of the calls rests on: a table (whose version stands in `data_versions`), the registry, the chain, or nobody's word. */
export function restsOn(opened: Case): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const call of opened.calls) {
    facts[`contract ${call.to}`] = contractBasis(opened, call.to, call.contract);
    for (const asset of assetsIn(call)) facts[`token ${asset.contract}`] = tokenBasis(opened, asset);
  }
  for (const name of Object.keys(opened.reads?.names ?? {})) facts[`name ${name}`] = atBlock(opened);
  if (opened.priceRecord.operator)
    facts.prices = `the operator's source ${opened.priceRecord.operator.source}`;
  else if (opened.priceRecord.told) facts.prices = "the request's own word";
  return facts;
}

function contractBasis(opened: Case, to: `0x${string}`, contract: string | null): string {
  if (contract?.endsWith("(by the ERC-7730 registry)")) return "the ERC-7730 registry";
  if (contractAt(opened.chain.id, to)) return "the table of contracts";
  return told(opened.reads?.code, to) === undefined ? "no table" : `no table; code at ${atBlock(opened)}`;
}

function tokenBasis(opened: Case, { contract, symbol, byOwnWord, chainId }: Asset): string {
  if (contract === "native") return "the table of chains";
  if (byOwnWord) return `its own word, ${atBlock(opened)}`;
  if (symbol === undefined) return "no table";
  return isListed(chainId, contract) ? "the large list of tokens" : "the table of tokens";
}

function atBlock({ reads }: Case): string {
  return `the chain, block ${reads?.block}`;
}
