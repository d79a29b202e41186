import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import solc from "solc";

/** What the service and its auditors need of a compiled contract, and what it was made from. */
export interface Artefact {
  contractName: string;
  compiler: string;
  settings: object;
  /** SHA-256 over compiler, settings and every source file that the contract is made of. */
  sourceHash: string;
  abi: object[];
  bytecode: string;
  deployedBytecode: string;
}

/** The parts of solc's standard JSON output that are asked for below. */
interface CompilerOutput {
  errors?: { formattedMessage: string }[];
  contracts: Record<string, Record<string, CompiledContract>>;
}

interface CompiledContract {
  abi: object[];
  metadata: string;
  evm: { bytecode: { object: string }; deployedBytecode: { object: string } };
}

const SETTINGS = {
  // Older than the newest fork of Ethereum mainnet, Sepolia and anvil, so that all of them run it.
  evmVersion: "cancun",
  optimizer: { enabled: true, runs: 200 },
  // Without the metadata hash in it, the code does not change with a comment or a path.
  metadata: { bytecodeHash: "none" },
};

/** Compiles every contract of this folder, in memory. The same sources give the same bytes on every machine. */
export function compileContracts(): Artefact[] {
  const folder = new URL("./", import.meta.url);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".sol"))
    .sort();
  const sources = Object.fromEntries(
    files.map((name) => [name, { content: readFileSync(new URL(name, folder), "utf8") }]),
  );
  const output: CompilerOutput = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: "Solidity",
        sources,
        settings: {
          ...SETTINGS,
          outputSelection: {
            "*": { "*": ["abi", "metadata", "evm.bytecode.object", "evm.deployedBytecode.object"] },
          },
        },
      }),
    ),
  );
  // A warning stops the build too: contracts that hold public records have none.
  if (output.errors?.length) throw new Error(output.errors.map((one) => one.formattedMessage).join("\n"));
  return files.map((file) => {
    const contractName = file.replace(/\.sol$/, "");
    const compiled = output.contracts[file]?.[contractName];
    if (!compiled) throw new Error(`${file} must hold a contract named ${contractName}.`);
    const compiler: string = solc.version();
    const madeOf = Object.keys((JSON.parse(compiled.metadata) as { sources: object }).sources).sort();
    const hash = createHash("sha256").update(JSON.stringify({ compiler, settings: SETTINGS }));
    for (const name of madeOf) hash.update(`\0${name}\0${sources[name]?.content}`);
    return {
      contractName,
      compiler,
      settings: SETTINGS,
      sourceHash: `0x${hash.digest("hex")}`,
      abi: compiled.abi,
      bytecode: `0x${compiled.evm.bytecode.object}`,
      deployedBytecode: `0x${compiled.evm.deployedBytecode.object}`,
    };
  });
}

/** The file's exact text, so that a check can compare it byte for byte. */
export function artefactText(artefact: Artefact): string {
  return `${JSON.stringify(artefact, null, 2)}\n`;
}
