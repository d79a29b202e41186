import { readFileSync } from "node:fs";
import { expect } from "chai";
import { compileKernel } from "../../../../commands/compile-kernel.ts";
import { openProducts } from "../../../../validator/wording/products.ts";

const [INPUTS, OUTPUTS] = [8, 12];

describe("the kernel that the wording is weighed by", () => {
  it("is what its text compiles to", async () => {
    const kept = readFileSync(new URL("../../../../validator/wording/products.wasm", import.meta.url));
    expect(Buffer.from(await compileKernel()).equals(kept)).to.equal(true);
  });

  for (const rows of [1, 2, 3, 4, 5])
    it(`adds to each of ${rows} rows the sums of products that anybody would reckon, and nothing behind them`, () => {
      const products = openProducts(OUTPUTS * INPUTS + (rows + 3) * (INPUTS + OUTPUTS));
      const own = Float32Array.from({ length: OUTPUTS * INPUTS }, (_, at) => (at % 7) - 3);
      const weights = products.weights(own, INPUTS);
      const [input, output] = [products.array(rows * INPUTS), products.array((rows + 3) * OUTPUTS)];
      for (let at = 0; at < input.length; at += 1) input[at] = (at % 5) / 4;
      output.fill(1);
      products.add(weights, input, output, rows, INPUTS, OUTPUTS);
      for (let row = 0; row < rows + 3; row += 1)
        for (let out = 0; out < OUTPUTS; out += 1) {
          let sum = 1;
          for (let place = 0; row < rows && place < INPUTS; place += 1)
            sum += (own[out * INPUTS + place] ?? 0) * (input[row * INPUTS + place] ?? 0);
          expect(output[row * OUTPUTS + out], `${row} ${out}`).to.be.closeTo(sum, 1e-5);
        }
    });
});
