import { assetsIn } from "../calls/assets-in.ts";
import type { Call } from "../calls/call.ts";
import type { Case } from "../case/case.ts";
import { namesBlock, told } from "../chain/reads.ts";
import type { Asset } from "../data/asset.ts";
import { contractAt } from "../data/contracts.ts";
import { isListed } from "../data/tokens.ts";

/** The versions of the tables, as a verdict records them. */
type Versions = Readonly<Record<string, unknown>>;

/** What every fact of a verdict rests on: a table with its version, the registry, the chain with its block, the calldata, the request's own word, or nobody's. */
export function restsOn(opened: Case, versions: Versions): Record<string, string> {
  const facts: Record<string, string> = { chain: chainBasis(opened) };
  for (const [index, call] of opened.calls.entries()) {
    facts[`call ${index + 1}`] = callBasis(call, versions);
    facts[`contract ${call.to}`] = contractBasis(opened, call, versions);
    for (const asset of assetsIn(call))
      facts[`token ${asset.contract}`] = tokenBasis(opened, asset, versions);
    if (call.protocol === "erc4626" || call.protocol.endsWith("_vault"))
      facts[`asset of ${call.to}`] = tableOf("vaults", versions);
  }
  facts.sanctions = sanctionsBasis(versions);
  const { reads } = opened;
  for (const name of Object.keys(reads?.names ?? {}))
    facts[`name ${name}`] = `the chain, ${namesBlock(reads)}`;
  for (const [address, name] of Object.entries(reads?.reverse ?? {}))
    if (name !== null) facts[`name of ${address}`] = `${name}, by the chain, ${namesBlock(reads)}`;
  for (const kind of ["balance", "allowance"] as const)
    for (const key of Object.keys(reads?.[`${kind}s`] ?? {})) facts[`${kind} ${key}`] = atBlock(opened);
  for (const [contract, standard] of Object.entries(reads?.standards ?? {}))
    if (standard !== "other") facts[`standard of ${contract}`] = `its own word, ${atBlock(opened)}`;
  for (const [vault, asset] of Object.entries(reads?.vaults ?? {}))
    if (asset !== null) facts[`asset of ${vault}`] = `its own word, ${atBlock(opened)}`;
  if (reads?.simulation) facts.simulation = `${reads.simulation.by}, ${atBlock(opened)}`;
  if (opened.priceRecord.operator)
    facts.prices = `the operator's source ${opened.priceRecord.operator.source}`;
  else if (opened.priceRecord.told) facts.prices = "the request's own word";
  return facts;
}

function chainBasis({ chainSource }: Case): string {
  return chainSource === "transaction" ? "the request's own word" : `inferred: ${chainSource}`;
}

function callBasis({ described, isSigned, contract }: Call, versions: Versions): string {
  const by = isByRegistry(contract) ? registryOf(versions) : "a decoder of its own";
  if (described) return "the request's own description, without calldata";
  return isSigned ? `the typed data to be signed, by ${by}` : `its calldata, by ${by}`;
}

function contractBasis(opened: Case, { to, contract }: Call, versions: Versions): string {
  if (isByRegistry(contract)) return registryOf(versions);
  if (contractAt(opened.chain.id, to)) return tableOf("contracts", versions);
  const code = told(opened.reads?.code, to);
  if (code === undefined) return "no table";
  return `no table; ${code === "none" ? "no code" : "code"} by ${atBlock(opened)}`;
}

function tokenBasis(
  opened: Case,
  { contract, symbol, byOwnWord, chainId }: Asset,
  versions: Versions,
): string {
  if (contract === "native") return "the table of chains, which is part of the engine";
  if (byOwnWord) return `its own word, ${atBlock(opened)}`;
  if (symbol === undefined) return "no table";
  return tableOf(isListed(chainId, contract) ? "token_contracts" : "tokens", versions);
}

const NAMES: Readonly<Record<string, string>> = { token_contracts: "the large list of tokens" };

function tableOf(name: string, versions: Versions): string {
  const { version, date } = (versions[name] ?? {}) as { version?: string; date?: string };
  return `${NAMES[name] ?? `the table of ${name}`}, version ${version} of ${date}`;
}

function sanctionsBasis({ sanctions }: Versions): string {
  const { sources = [], date } = (sanctions ?? {}) as { sources?: readonly string[]; date?: string };
  return `the lists of ${sources.join(" and ")}, of ${date}`;
}

const isByRegistry = (contract: string | null) => contract?.endsWith("(by the ERC-7730 registry)") === true;
const registryOf = ({ erc7730 }: Versions) => `the ERC-7730 registry, ${erc7730}`;

function atBlock({ reads }: Case): string {
  return `the chain, block ${reads?.block}`;
}
