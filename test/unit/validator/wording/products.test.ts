import { readFileSync } from "node:fs";
import { expect } from "chai";
import { compileKernel } from "../../../../commands/compile-kernel.ts";
import { openProducts } from "../../../../validator/wording/products.ts";

const [ROWS, INPUTS, OUTPUTS] = [5, 8, 12];

describe("the kernel that the wording is weighed by", () => {
  it("is what its text compiles to", async () => {
    const kept = readFileSync(new URL("../../../../validator/wording/products.wasm", import.meta.url));
    expect(Buffer.from(await compileKernel()).equals(kept)).to.equal(true);
  });

  it("adds to every row the sums of products that anybody would reckon", () => {
    const { array, add } = openProducts(OUTPUTS * INPUTS + ROWS * (INPUTS + OUTPUTS));
    const [weights, input, output] = [array(OUTPUTS * INPUTS), array(ROWS * INPUTS), array(ROWS * OUTPUTS)];
    for (let at = 0; at < weights.length; at += 1) weights[at] = (at % 7) - 3;
    for (let at = 0; at < input.length; at += 1) input[at] = (at % 5) / 4;
    output.fill(1);
    add(weights, input, output, ROWS, INPUTS, OUTPUTS);
    for (let row = 0; row < ROWS; row += 1)
      for (let out = 0; out < OUTPUTS; out += 1) {
        let sum = 1;
        for (let place = 0; place < INPUTS; place += 1)
          sum += (weights[out * INPUTS + place] ?? 0) * (input[row * INPUTS + place] ?? 0);
        expect(output[row * OUTPUTS + out], `${row} ${out}`).to.be.closeTo(sum, 1e-5);
      }
  });
});
