import { mkdirSync, writeFileSync } from "node:fs";
import { artefactText, compileContracts } from "./compile-contracts.ts";

const folder = new URL("./artefacts/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const artefact of compileContracts()) {
  writeFileSync(new URL(`${artefact.contractName}.json`, folder), artefactText(artefact));
  process.stdout.write(`${artefact.contractName} ${(artefact.deployedBytecode.length - 2) / 2} bytes\n`);
}
