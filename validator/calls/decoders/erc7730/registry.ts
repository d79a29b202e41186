import { createRequire } from "node:module";
import { dirname, join } from "node:path/posix";
import { id } from "ethers/hash";
import type { Address } from "../../../addresses/address.ts";
import { type CompiledDecoder, compileDecoder } from "../../abi/compile-decoder.ts";
import type { Parameter } from "../../abi/parse-signature.ts";
import { structFields } from "./struct-fields.ts";

/** The parts of an ERC-7730 descriptor that are read here. */
export interface Descriptor {
  includes?: string | readonly string[];
  context?: { contract?: Deployed; eip712?: Deployed };
  metadata?: { owner?: string; contractName?: string; constants?: Readonly<Record<string, unknown>> };
  display?: {
    definitions?: Readonly<Record<string, Field>>;
    formats?: Readonly<Record<string, Format>>;
  };
}

interface Deployed {
  deployments?: readonly { chainId: number; address: string }[];
}

export interface Format {
  intent?: string | Readonly<Record<string, string>>;
  fields?: readonly Field[];
}

export interface Field {
  path?: string;
  label?: string;
  format?: string;
  visible?: unknown;
  params?: Readonly<Record<string, unknown>>;
  $ref?: string;
  fields?: readonly Field[];
}

/** What the registry knows of one function of a contract. */
export interface Described {
  descriptor: Descriptor;
  format: Format;
  compiled: CompiledDecoder;
}

/** What the registry knows of typed data that a contract takes signatures of. */
export interface DescribedType {
  descriptor: Descriptor;
  format: Format;
  name: string;
  fields: readonly Parameter[];
}

type Files = Readonly<Record<string, Descriptor>>;
type Index = ReadonlyMap<string, readonly string[]>;

/** Loading takes 70 ms and 6 MB, so it waits for the first call that no decoder knows. */
let files: Files | undefined;
let deployed: { contract: Index; eip712: Index } | undefined;
const functionsOf = new Map<string, ReadonlyMap<string, Described>>();

function load(): Files {
  const require = createRequire(import.meta.url);
  const { CLEARSIG_REPO_FULL } = require("micro-eth-signer/clearsig/repo-full.js") as {
    CLEARSIG_REPO_FULL: Files;
  };
  // What descriptors of whole standards say, which those of single contracts include.
  const { ERCS } = require("micro-eth-signer/clearsig/repo.js") as { ERCS: Files };
  return { ...ERCS, ...CLEARSIG_REPO_FULL };
}

/** The registry's entry for a selector (eight lower-case hex digits) at a contract. */
export function describedFunction(chainId: number, to: Address, selector: string): Described | undefined {
  const key = `${chainId}:${to}`;
  const names = namesAt("contract", key);
  if (!names) return undefined;
  let functions = functionsOf.get(key);
  if (!functions) {
    functions = new Map(names.flatMap((name) => functionsIn(files ?? {}, name)));
    functionsOf.set(key, functions);
  }
  return functions.get(selector);
}

/** What the registry calls a contract and its owner. */
export function describedContract(chainId: number, to: Address): string[] {
  const names = [
    ...(namesAt("contract", `${chainId}:${to}`) ?? []),
    ...(namesAt("eip712", `${chainId}:${to}`) ?? []),
  ];
  return names.flatMap((name) => {
    const { owner, contractName } = withIncludes(files ?? {}, name).metadata ?? {};
    return [owner, contractName].filter((part) => part !== undefined);
  });
}

/** The registry's entries for typed data of a name at a contract: several where they have different fields. */
export function describedTypes(chainId: number, contract: Address, name: string): DescribedType[] {
  const all = namesAt("eip712", `${chainId}:${contract}`) ?? [];
  return all.flatMap((file) => {
    const descriptor = withIncludes(files ?? {}, file);
    return Object.entries(descriptor.display?.formats ?? {}).flatMap(([type, format]) =>
      type.startsWith(`${name}(`) ? [{ descriptor, format, name, fields: structFields(type) }] : [],
    );
  });
}

function namesAt(kind: "contract" | "eip712", key: string): readonly string[] | undefined {
  files ??= load();
  deployed ??= { contract: indexDeployments(files, "contract"), eip712: indexDeployments(files, "eip712") };
  return deployed[kind].get(key);
}

function indexDeployments(all: Files, kind: "contract" | "eip712"): Index {
  const index = new Map<string, string[]>();
  for (const [name, { context }] of Object.entries(all)) {
    for (const { chainId, address } of context?.[kind]?.deployments ?? []) {
      const key = `${chainId}:${address.toLowerCase()}`;
      index.set(key, [...(index.get(key) ?? []), name]);
    }
  }
  return index;
}

function functionsIn(all: Files, name: string): [selector: string, described: Described][] {
  const descriptor = withIncludes(all, name);
  return Object.entries(descriptor.display?.formats ?? {}).flatMap(([signature, format]) => {
    const compiled = compiledFrom(signature);
    if (!compiled) return [];
    const entry: [string, Described] = [
      id(compiled.signature.canonical).slice(2, 10),
      { descriptor, format, compiled },
    ];
    return [entry];
  });
}

/** A descriptor may take over what a file beside it says, and says the rest itself. */
function withIncludes(all: Files, name: string): Descriptor {
  const own = all[name] ?? {};
  const [first] = [own.includes ?? []].flat();
  const beside = first === undefined ? undefined : join(dirname(name), first);
  if (beside === undefined || !Object.hasOwn(all, beside)) return own;
  const shared = withIncludes(all, beside);
  return {
    ...shared,
    ...own,
    metadata: {
      ...shared.metadata,
      ...own.metadata,
      constants: { ...shared.metadata?.constants, ...own.metadata?.constants },
    },
    display: {
      definitions: { ...shared.display?.definitions, ...own.display?.definitions },
      formats: { ...shared.display?.formats, ...own.display?.formats },
    },
  };
}

/** Some descriptors write types that are none; their functions stay unknown. */
function compiledFrom(signature: string): CompiledDecoder | undefined {
  try {
    return compileDecoder(signature.replaceAll(/\b(u?int)(?=[\s,)[])/g, "$1256"));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("No decoder for the ABI type")) return undefined;
    throw error;
  }
}
