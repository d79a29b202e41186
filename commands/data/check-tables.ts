import { knownChains } from "../../validator/data/chains.ts";
import contracts from "../../validator/data/contracts.json" with { type: "json" };
import curvePools from "../../validator/data/curve-pools.json" with { type: "json" };
import morphoMarkets from "../../validator/data/morpho-markets.json" with { type: "json" };
import sanctions from "../../validator/data/sanctions.json" with { type: "json" };
import tokens from "../../validator/data/tokens.json" with { type: "json" };
import vaults from "../../validator/data/vaults.json" with { type: "json" };
import type { DerivedTable } from "./derive-tables.ts";

const ADDRESS = /^0x[0-9a-f]{40}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const CHAINS = new Set(knownChains.map(({ id }) => id));

type TokenRow = [address: string, symbol: string, decimals: number, name: string, underlying?: string];

interface Head {
  version: string;
  date: string;
}

interface Contract {
  name: string;
  protocol: string;
  aliases?: string[];
  at: Record<string, number[] | "*">;
}

/** The tables that have rows of addresses. */
export interface Tables {
  contracts: Head & { contracts: readonly Contract[] };
  tokens: Head & { tokens: Readonly<Record<string, readonly TokenRow[]>> };
  vaults: Head & { vaults: Readonly<Record<string, readonly unknown[]>> };
  curvePools: Head & { pools: Readonly<Record<string, readonly unknown[]>> };
  morphoMarkets: Head;
}

const WRITTEN = { contracts, tokens, vaults, curvePools, morphoMarkets } as unknown as Tables;

/** The tables among files that are yet to be written. */
export function tablesIn(derived: readonly DerivedTable[]): Tables {
  const table = (name: string) =>
    JSON.parse(derived.find(({ file }) => file.pathname.endsWith(`/${name}.json`))?.text ?? "{}");
  return {
    contracts: table("contracts"),
    tokens: table("tokens"),
    vaults: table("vaults"),
    curvePools: table("curve-pools"),
    morphoMarkets: table("morpho-markets"),
  };
}

/** What is wrong with tables, those in validator/data unless others are given, a sentence each; nothing where they are well formed. */
export function tableProblems(tables = WRITTEN): string[] {
  return [
    ...headProblems(tables),
    ...contractProblems(tables.contracts.contracts),
    ...tokenProblems(tables.tokens.tokens),
    ...pairProblems("vaults", tables.vaults.vaults),
    ...pairProblems("curve-pools", tables.curvePools.pools),
    ...sanctionsProblems(),
  ];
}

function headProblems(tables: Tables): string[] {
  return Object.entries<Head>({ ...tables, sanctions })
    .filter(([, { version, date }]) => !version || !DAY.test(date))
    .map(([name]) => `${name}.json has no version or date.`);
}

function contractProblems(contracts: readonly Contract[]): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { name, protocol, at, aliases = [] } of contracts) {
    if (!/^[a-z0-9_]+$/.test(protocol)) problems.push(`${name}: "${protocol}" is no protocol's name.`);
    for (const alias of aliases.filter((alias) => alias !== alias.toLowerCase())) {
      problems.push(`${name}: the alias "${alias}" is not in lower case.`);
    }
    for (const [address, chains] of Object.entries(at)) {
      if (!ADDRESS.test(address)) problems.push(`${name}: ${address} is no address in lower case.`);
      for (const chain of chains === "*" ? ["*" as const] : chains) {
        if (chain !== "*" && !CHAINS.has(chain)) problems.push(`${name}: chain ${chain} is unknown.`);
        const before = seen.get(`${chain}:${address}`);
        if (before) problems.push(`${address} on chain ${chain} is both ${before} and ${name}.`);
        seen.set(`${chain}:${address}`, name);
      }
    }
  }
  return problems;
}

function tokenProblems(tokens: Tables["tokens"]["tokens"]): string[] {
  const problems: string[] = [];
  for (const [chain, rows] of Object.entries(tokens)) {
    if (!CHAINS.has(Number(chain))) problems.push(`tokens.json: chain ${chain} is unknown.`);
    let before = "";
    for (const [address, symbol, decimals, , underlying] of rows) {
      const place = `tokens.json: ${symbol} ${address} on chain ${chain}`;
      if (!ADDRESS.test(address)) problems.push(`${place} is no address in lower case.`);
      if (address <= before) problems.push(`${place} is not in order, or there twice.`);
      if (!Number.isInteger(decimals) || decimals < 0 || decimals > 36)
        problems.push(`${place} has ${decimals} decimals.`);
      if (underlying !== undefined && underlying !== "native" && !ADDRESS.test(underlying))
        problems.push(`${place} stands for ${underlying}, which is no address.`);
      before = address;
    }
  }
  return problems;
}

/** Every address in rows of addresses. */
function pairProblems(name: string, rows: Readonly<Record<string, readonly unknown[]>>): string[] {
  return Object.values(rows)
    .flat(4)
    .filter((address) => typeof address !== "string" || !ADDRESS.test(address))
    .map((address) => `${name}.json: ${address} is no address in lower case.`);
}

function sanctionsProblems(): string[] {
  return Object.keys(sanctions.entries)
    .filter((address) => !ADDRESS.test(address))
    .map((address) => `sanctions.json: ${address} is no address in lower case.`);
}
