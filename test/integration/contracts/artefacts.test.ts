import { readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { artefactText, compileContracts } from "../../../contracts/compile-contracts.ts";

describe("the contracts' artefacts", () => {
  it("are what the sources compile to, byte for byte, and there are no others", () => {
    const folder = new URL("../../../contracts/artefacts/", import.meta.url);
    const compiled = compileContracts();
    expect(readdirSync(folder).sort()).to.deep.equal(
      compiled.map((one) => `${one.contractName}.json`).sort(),
    );
    for (const artefact of compiled) {
      const kept = readFileSync(new URL(`${artefact.contractName}.json`, folder), "utf8");
      expect(kept === artefactText(artefact), `${artefact.contractName}: run npm run contracts`).to.equal(
        true,
      );
    }
  });
});
