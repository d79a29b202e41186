import type { Address } from "../addresses/address.ts";
import { contractAddresses, contractsOn, type KnownContract, spokenContracts } from "../data/contracts.ts";
import { spokenProtocols } from "../data/spoken-protocols.ts";
import { familyOf } from "../intent/protocol.ts";
import { spellOut } from "../lexicon/lexicon.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";

/** What words that name a contract may name on a chain: its name in the table, and where that lives. */
export interface NamedContract {
  name: string;
  addresses: ReadonlySet<Address>;
}

type Finder = ReturnType<typeof createPhraseFinder<NamedContract>>;
const finders = new Map<number, Finder>();

/**
 * Finds the contracts of a chain by what the table calls them and by the forms that people give such names: "CoW Swap's
 * vault relayer", "the v2 router of Uniswap". The longest name counts, so that a contract's name never stands for another's
 * that begins with it; what the table has by itself is of no other contract.
 */
export function contractFinder(chainId: number): Finder {
  const known = finders.get(chainId);
  if (known) return known;
  const told = new Map<string, NamedContract>();
  for (const [spoken, name] of spokenContracts)
    told.set(spoken, { name, addresses: new Set(contractAddresses(name, chainId)) });
  const formed = new Map<string, { name: string; addresses: Set<Address> }>();
  const aliases = aliasesOn(told);
  for (const [address, contract] of contractsOn(chainId))
    for (const spoken of formsOf(contract, aliases.get(address) ?? [], isOther(told, address))) {
      if (told.has(spoken)) continue;
      const found = formed.get(spoken) ?? { name: contract.name, addresses: new Set<Address>() };
      formed.set(spoken, found);
      found.addresses.add(address);
    }
  const finder = createPhraseFinder<NamedContract>([...told, ...formed]);
  finders.set(chainId, finder);
  return finder;
}

/** Whether words are what the table calls something else only. */
const isOther = (told: ReadonlyMap<string, NamedContract>, address: Address) => (spoken: string) =>
  told.get(spoken)?.addresses.has(address) === false;

function aliasesOn(told: ReadonlyMap<string, NamedContract>): Map<Address, string[]> {
  const found = new Map<Address, string[]>();
  for (const [spoken, { addresses }] of told)
    for (const address of addresses) found.set(address, [...(found.get(address) ?? []), spoken]);
  return found;
}

/** The place of the family among the makers. */
const FAMILY = 1;
const VERSION = /^v\d+$/;

/** Every form of a contract's names. */
function formsOf(
  contract: KnownContract,
  aliases: readonly string[],
  isTaken: (spoken: string) => boolean,
): Set<string> {
  const makers = makersOf(contract.protocol);
  const forms = new Set<string>([...marketForms(contract), ...vaultForms(contract)]);
  for (const spoken of [...namesOf(contract.name), ...aliases]) {
    forms.add(spoken);
    const leading = makers.flatMap(({ names }, of) =>
      names
        .filter((name) => spoken.startsWith(`${name} `))
        .map((name) => ({ of, rest: spoken.slice(name.length + 1) })),
    );
    // "Velora's Augustus"
    if (leading.length === 0 && !makers.some(({ names }) => names.includes(spoken)))
      leading.push({ of: FAMILY, rest: spoken });
    // "PancakeSwap V3's SmartRouter", but no "Uniswap router" for that of one version.
    for (const { of, rest } of leading)
      for (const [at, { names }] of makers.entries())
        if (at === of || (of === FAMILY && !/\bv\d/.test(rest))) addForms(forms, names, rest, isTaken);
  }
  for (const spoken of (WRITTEN[contract.name] ?? []).flatMap(spellOut)) forms.add(spoken);
  return forms;
}

/** "Uniswap v2 router", "Uniswap's v2 router", "the v2 router of Uniswap", "Uniswap router v2". */
function addForms(
  forms: Set<string>,
  makers: readonly string[],
  rest: string,
  isTaken: (spoken: string) => boolean,
): void {
  if (VERSION.test(rest)) return;
  const [version = "", ...role] = rest.split(" ");
  const turned = VERSION.test(version) ? [`${role.join(" ")} ${version}`] : [];
  for (const maker of makers) {
    if (isTaken(`${maker} ${rest}`)) continue;
    forms.add(`${maker}${rest}`.replaceAll(" ", "")).add(`${maker} ${rest}`.replaceAll(" ", "-"));
    for (const one of [rest, ...turned]) forms.add(`${maker} ${one}`).add(`${possessive(maker)} ${one}`);
    for (const joint of ["of", "on", "at", "from"]) forms.add(`${rest} ${joint} ${maker}`);
  }
}

/** To a reader the "s" behind a name that begins with a digit is a word of its own. */
const possessive = (maker: string) => (/^\d\S*$/.test(maker) ? `${maker} ' s` : `${maker}'s`);

/** As its own code calls it. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  "Uniswap V3 SwapRouter02": ["|uni|uniswap|uniswap's v3 router02", "|uni|uniswap|uniswap's v3 router 02"],
  "Velora AugustusSwapperV6.2": [
    "|velora|velora's|paraswap|paraswap's augustusswapperv6|augustusv6|v6 .2",
    "|velora|velora's|paraswap|paraswap's augustusswapper|augustus v6 .2",
  ],
  "Uniswap V2 Router": ["uniswapv2router02", "|uniswap v2 router02", "uniswap v2 router 02"],
  "1inch AggregationRouterV5": ["aggregationrouterv5", "aggregation router v5"],
  "1inch AggregationRouterV6": ["aggregationrouterv6", "aggregation router v6"],
};

/** A contract's name in small letters, its words written as one or apart: "SwapRouter02", "swap router 02". */
function namesOf(name: string): string[] {
  const apart = name.replaceAll(/(?<=[a-z])(?=[A-Z0]\w)/g, " ").toLowerCase();
  return [...new Set([apart, name.toLowerCase()])];
}

const ROLE =
  /\b(?:router|swaprouter\w*|pool|market|gateway|vault|flow|factory|savings|rate|manager|aggregator)\b/;

/** The names of a protocol's versions and of its family, each with those that mean the same. */
function makersOf(protocol: string): { names: string[] }[] {
  const family = familyOf(protocol);
  const spoken = (name: string) =>
    (spokenProtocols[name] ?? "").split(", ").filter((one) => one !== "" && !ROLE.test(one));
  const version = protocol.startsWith(`${family}_v`) ? protocol.slice(family.length + 1) : undefined;
  const versioned = spoken(protocol);
  const byFamily = version && versioned.length === 0 ? spoken(family).map((one) => `${one} ${version}`) : [];
  return [
    { names: family === protocol ? [] : [...versioned, ...byFamily] },
    { names: spoken(family) },
    { names: protocol === "morpho_blue" ? ["morpho", "morpho blue"] : [] },
  ];
}

/** "the USDC market of Compound V3", "the USDC Comet". */
function marketForms({ name, protocol }: KnownContract): string[] {
  const symbol = /^Compound V3 c(\w+)v3$/.exec(name)?.[1]?.toLowerCase();
  if (symbol === undefined || protocol !== "compound_v3") return [];
  const noun = "|base market|pool|comet|contract";
  const makers = [...(spokenProtocols.compound_v3?.split(", ") ?? []), "compound"].flatMap((maker) => [
    `${maker} ${symbol} ${noun}`,
    `${maker}'s ${symbol} ${noun}`,
    `${symbol} ${noun} of|on ${maker}`,
  ]);
  return [`${symbol} comet`, `comet ${symbol}`, ...makers].flatMap(spellOut);
}

/** "Ethena's sUSDe vault", "the staked USDe vault". */
function vaultForms({ name, protocol, also = [] }: KnownContract): string[] {
  const ticker = protocol === "erc4626" ? name.split(" ").at(-1) : undefined;
  if (ticker === undefined) return [];
  const symbol = ticker.toLowerCase();
  const kept = /^s(?=[A-Z])/.test(ticker) ? [`staked ${symbol.slice(1)}`, `savings ${symbol.slice(1)}`] : [];
  const names = [symbol, ...kept].flatMap((one) => spellOut(`${one} |savings|staking|vault vault|contract`));
  const owners = also.map((one) => one.replace(/_.*$/, ""));
  return [
    ...names,
    ...owners.flatMap((owner) => names.flatMap((one) => [`${owner} ${one}`, `${owner}'s ${one}`])),
  ];
}
