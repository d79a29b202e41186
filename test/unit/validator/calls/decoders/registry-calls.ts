import { Interface, type ParamType } from "ethers";
import { ERCS } from "micro-eth-signer/clearsig/repo.js";
import { CLEARSIG_REPO_FULL } from "micro-eth-signer/clearsig/repo-full.js";
import { ALICE, BOB, USDC, WETH } from "../../../../corpus/parties.ts";
import { SOON } from "../../../../corpus/terms.ts";

interface Descriptor {
  includes?: string | readonly string[];
  context?: { contract?: { deployments?: readonly { chainId: number; address: string }[] } };
  display?: { formats?: Readonly<Record<string, unknown>> };
}

/** A call of one function that the registry describes, as its arguments' names suggest them. */
export interface RegistryCall {
  /** The descriptor's file and the function. */
  name: string;
  chainId: number;
  to: string;
  data: string;
  /** As it would be with the currency along, and without. */
  values: readonly string[];
}

const files: Readonly<Record<string, Descriptor>> = { ...ERCS, ...CLEARSIG_REPO_FULL } as never;
const AMOUNT = 1_000_000_000n;
const GIVEN = 10n ** 15n;

/** One call for every function of every descriptor of contracts, where its first deployment is. */
export function registryCalls(): RegistryCall[] {
  return Object.entries(files).flatMap(([file, { context }]) => {
    const [deployment] = context?.contract?.deployments ?? [];
    if (!deployment) return [];
    const { chainId, address } = deployment;
    return Object.keys(formatsOf(file)).flatMap((signature) => {
      const data = encoded(signature);
      const name = `${file.replace(/^registry\/|\.json$/g, "")} ${signature.split("(")[0]}`;
      return data
        ? [{ name, chainId, to: address.toLowerCase(), data, values: ["0", GIVEN.toString()] }]
        : [];
    });
  });
}

function formatsOf(file: string): Readonly<Record<string, unknown>> {
  const { includes, display } = files[file] ?? {};
  const [first] = [includes ?? []].flat();
  const beside = first && new URL(first, `file:///${file}`).pathname.slice(1);
  return { ...(beside && files[beside] ? formatsOf(beside) : {}), ...display?.formats };
}

function encoded(signature: string): string | undefined {
  const abi = new Interface([`function ${signature}`]);
  const fragment = abi.getFunction(signature.split("(")[0] ?? "");
  return fragment ? abi.encodeFunctionData(fragment, fragment.inputs.map(argumentFor)) : undefined;
}

function argumentFor(parameter: ParamType): unknown {
  const { baseType, type, name, components, arrayChildren, arrayLength } = parameter;
  if (baseType === "tuple") return (components ?? []).map(argumentFor);
  if (type === "address[]" && name === "path") return [USDC, WETH];
  if (baseType === "array" && arrayChildren) {
    const length = arrayLength === -1 || arrayLength === null ? 1 : arrayLength;
    return Array.from({ length }, () => argumentFor(arrayChildren));
  }
  if (type === "address") return addressFor(name);
  if (type === "bool") return true;
  if (type === "string") return "text";
  if (type === "bytes") return "0x";
  if (type.startsWith("bytes")) return `0x${"00".repeat(Number(type.slice(5)))}`;
  return numberFor(name, type);
}

function addressFor(name: string): string {
  if (/dst|dest|to_?token|receiv.*(?:asset|token)|buy|takerAsset|tokenOut/i.test(name)) return WETH;
  if (/token|asset|collateral|currency|src/i.test(name)) return USDC;
  return /spender|operator|delegat/i.test(name) ? BOB : ALICE;
}

function numberFor(name: string, type: string): bigint {
  const bits = Number(type.replace(/\D/g, "")) || 256;
  if (/rateMode$/i.test(name)) return 2n;
  if (bits < 32) return /operation/i.test(name) ? 0n : 1n;
  if (/deadline|expir|valid|until|timestamp/i.test(name)) return SOON;
  if (/token$|^token|asset$|maker$|receiver$/i.test(name) && bits === 256) return BigInt(USDC);
  return /flags|traits|fee/i.test(name) ? 0n : AMOUNT;
}
