import type { FetchedPackages } from "../fetch-packages.ts";
import { type ContractRow, chainsByAddress } from "./contract-row.ts";

/** The public registry of clear signing (ERC-7730), as this package carries it; its own source says which commit. */
const PACKAGE = "micro-eth-signer";
const FILE = "clearsig/repo-full.js";

interface Deployed {
  deployments?: readonly { chainId: number; address: string }[];
}

interface Descriptor {
  /** A contract is called, or takes signatures. */
  context?: { contract?: Deployed; eip712?: Deployed };
  metadata?: {
    owner?: string;
    contractName?: string;
    constants?: { underlyingToken?: string; underlyingTicker?: string; vaultTicker?: string };
  };
}

/** A vault that the registry describes: what it holds, and what its share is called. */
export interface RegistryVault {
  folder: string;
  owner: string | undefined;
  chainId: number;
  address: string;
  asset: string;
  ticker: string;
  assetTicker: string;
  /** Who runs it, as people say it: "steakhouse". */
  curator: string | undefined;
  /** The protocols that it puts its money into or is run by. */
  also: string[];
  /** Where the registry has it. */
  file: string;
}

/** What the files of vaults and their owners are called, to the protocols that they mean. */
const VENUES: readonly (readonly [word: RegExp, protocol: string])[] = [
  [/-aave\b/i, "aave_v3"],
  [/-compound\b/i, "compound_v3"],
  [/-euler\b/i, "euler"],
  [/-morpho\b/i, "morpho"],
  [/spark/i, "spark"],
];
/** What companies add to their names. */
const COMPANY = / (?:financial|finance|labs|dao|capital|protocol)$/;

/**
 * Whose contracts a folder of the registry holds: the protocol, and what people call it. Names that are everyday words or
 * tokens stand here in a form that is neither.
 */
const PLACES: Readonly<Record<string, readonly [protocol: string, ...aliases: string[]]>> = {
  "1inch": ["1inch"],
  benqi: ["benqi", "benqi", "benqi staking"],
  "consensus-specs": ["beacon_deposit", "beacon deposit contract", "eth2 deposit contract"],
  corestake: ["coredao", "coredao", "core dao"],
  flyingtulip: ["flyingtulip", "flying tulip"],
  igra: ["igra", "igra labs"],
  kiln: ["kiln", "kiln staking"],
  kyberswap: ["kyberswap", "kyberswap", "kyberswap router", "kyber network"],
  layerswap: ["layerswap", "layerswap"],
  lido: ["lido"],
  lifi: ["lifi", "li.fi", "lifi", "lifi diamond"],
  lombard: ["lombard", "lombard finance"],
  midas: ["midas", "midas vault"],
  okx: ["okx", "okx", "okx dex", "okx swap", "okx dex router"],
  "ondo-finance": ["ondo", "ondo finance"],
  opencover: ["opencover", "opencover"],
  p2p: ["p2p", "p2p.org"],
  paraswap: ["paraswap", "paraswap", "velora", "augustus", "augustus swapper"],
  quickswap: ["quickswap", "quickswap", "quickswap router"],
  serenita: ["serenita", "serenita"],
  starkgate: ["starkgate", "starkgate"],
  swell: ["swell", "swell network", "swell staking"],
  threshold: ["threshold", "threshold network"],
  walletconnect: ["walletconnect", "walletconnect staking"],
  yieldxyz: ["yieldxyz", "yield.xyz"],
};

async function descriptors(packages: FetchedPackages): Promise<[file: string, descriptor: Descriptor][]> {
  const text = await packages.text(PACKAGE, FILE);
  // The object is plain JSON; loading the module would load the package's dependencies, which are not brought.
  const start = text.indexOf("const REPOSITORY = ") + "const REPOSITORY = ".length;
  const end = text.indexOf("};\n", start) + 1;
  return Object.entries(JSON.parse(text.slice(start, end)) as Record<string, Descriptor>);
}

const folderOf = (file: string) => file.split("/")[1] ?? "";

export async function registryVaults(packages: FetchedPackages): Promise<RegistryVault[]> {
  return (await descriptors(packages)).flatMap(([file, { context, metadata }]) => {
    const { underlyingToken: asset, vaultTicker: ticker } = metadata?.constants ?? {};
    if (!asset || !ticker || !/^0x[0-9a-fA-F]{40}$/.test(asset)) return [];
    return (context?.contract?.deployments ?? []).map(({ chainId, address }) => {
      const [folder, owner] = [folderOf(file), metadata?.owner];
      const curator = owner?.toLowerCase().replace(COMPANY, "");
      return {
        folder,
        owner,
        chainId,
        address,
        asset,
        ticker,
        assetTicker: metadata?.constants?.underlyingTicker ?? "",
        curator,
        file,
        also: VENUES.flatMap(([word, venue]) =>
          word.test(`${file} ${owner}`) && venue !== folder ? [venue] : [],
        ),
      };
    });
  });
}

/** The vaults of one name are one row, as the contracts of one owner are that go by one name. */
export async function registryContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  const vaults = Map.groupBy(await registryVaults(packages), ({ folder, ticker }) => `${folder} ${ticker}`);
  const vaultRows = [...vaults.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { folder, ticker, owner, curator, assetTicker, also } = first;
    const spoken = ticker.toLowerCase();
    const held = assetTicker.toLowerCase();
    // Names of one word are everyday words too: "steakhouse", "gauntlet".
    const curated = curator && held ? curatedNames(first, curator, held) : [];
    const run = folder === "kiln" ? kilnNames(first) : curated;
    return {
      name: `${capital(folder)} vault ${ticker}`,
      protocol: `${folder}_vault`,
      aliases: [
        `${spoken} vault`,
        `${folder} ${spoken}`,
        ...(owner ? [`${owner.toLowerCase()} ${spoken}`] : []),
        ...run,
      ],
      also,
      at: chainsByAddress([first, ...others].map(({ chainId, address }) => [chainId, address])),
    };
  });
  const placeRows = (await descriptors(packages)).flatMap(([file, { context, metadata }]) => {
    const place = PLACES[folderOf(file)];
    const isVault = metadata?.constants?.vaultTicker !== undefined;
    const { contract, eip712 } = context ?? {};
    if (!place || isVault || !(contract ?? eip712)) return [];
    const [protocol, ...aliases] = place;
    const { owner = capital(folderOf(file)), contractName = "" } = metadata ?? {};
    const deployments = [...(contract?.deployments ?? []), ...(eip712?.deployments ?? [])];
    return {
      name: contractName.startsWith(owner) ? contractName : `${owner} ${contractName}`.trim(),
      protocol,
      aliases: [...aliases, ...spokenNames(protocol, contractName)],
      at: chainsByAddress(deployments.map(({ chainId, address }) => [chainId, address])),
    };
  });
  return [...vaultRows, ...placeRows];
}

/** "Steakhouse USDT", "MEV Capital WETH vault", "Gauntlet DAI Core", and Steakhouse's second row of vaults, "Smokehouse USDC". */
function curatedNames({ owner = "", ticker }: RegistryVault, curator: string, held: string): string[] {
  const brands = new Set([curator, owner.toLowerCase(), ...(/^bbq/.test(ticker) ? ["smokehouse"] : [])]);
  const kinds = curator === "gauntlet" ? [/core$/i.test(ticker) ? "core" : "prime", ""] : [""];
  return [...brands].flatMap((brand) =>
    kinds.flatMap((kind) => {
      const name = [brand, held, kind].filter((part) => part !== "").join(" ");
      return [name, `${name} vault`];
    }),
  );
}

/** "Threshold's rebate staking contract", "the Midas minter vault": names that are two words or more, behind their owner's. */
function spokenNames(owner: string, contractName: string): string[] {
  const words = contractName.match(/[A-Z]+(?![a-z])|[A-Z][a-z]+|[a-z]{3,}/g) ?? [];
  if (words.length < 2 || words.length > 3 || words.join("").length < contractName.replaceAll(" ", "").length)
    return [];
  const name = words.join(" ").toLowerCase();
  // A name that says its owner already is said by the owner's own aliases.
  if (owner.includes("_") || name.replaceAll(" ", "").includes(owner)) return [];
  const ends = name.endsWith("contract") ? [""] : ["", " contract"];
  return [owner, `${owner}'s`].flatMap((makers) => ends.map((end) => `${makers} ${name}${end}`));
}

/** "Kiln's Gauntlet EURC Core vault", "Kiln Aave v3 USDC vault": what the file of the vault is called. */
function kilnNames({ assetTicker, ticker, file }: RegistryVault): string[] {
  const held = assetTicker.toLowerCase();
  const [venue = "", ...rest] = file
    .toLowerCase()
    .replace(/^.*\/calldata-vault-[^-]*-|\.json$/g, "")
    .split("-")
    .filter((word) => word !== held && word !== "base" && word !== "multisig" && word !== "arbitrum");
  const isMorpho = venue === "morpho";
  const [curator = "", ...kind] = isMorpho ? rest : [[venue, ...rest].join(" ")];
  const name = [curator, held, ...kind].join(" ");
  const named = ["kiln", "kiln's"].flatMap((makers) => [
    `${makers} vault`,
    `${makers} ${name}`,
    `${makers} ${name} vault`,
  ]);
  // "the Kiln vault on Morpho Gauntlet cbBTC Core"
  if (isMorpho) named.push(`morpho ${name}`);
  return [ticker.toLowerCase(), ...named];
}

function capital(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}
