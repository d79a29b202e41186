import { readFileSync } from "node:fs";
import { expect } from "chai";
import { compileKernel } from "../../../../commands/compile-kernel.ts";
import { openProducts } from "../../../../validator/wording/products.ts";

const [INPUTS, OUTPUTS] = [16, 12];
/** Weights and rows are rounded to whole numbers, at most by so much of the greatest product. */
const ROUNDED = INPUTS * (1 / 1023 + 1 / 8191);

describe("the kernel that the wording is weighed by", () => {
  it("is what its text compiles to", async () => {
    const kept = readFileSync(new URL("../../../../validator/wording/products.wasm", import.meta.url));
    expect(Buffer.from(await compileKernel()).equals(kept)).to.equal(true);
  });

  for (const rows of [1, 2, 3, 4, 5])
    it(`adds to each of ${rows} rows the sums of products that anybody would reckon, and nothing behind them`, () => {
      const products = openProducts(OUTPUTS * INPUTS + (rows + 3) * (2 * INPUTS + OUTPUTS));
      const own = Float32Array.from({ length: OUTPUTS * INPUTS }, (_, at) => ((at * 7) % 11) - 5);
      const weights = products.weights(own, INPUTS);
      const [input, output] = [products.array((rows + 1) * INPUTS), products.array((rows + 3) * OUTPUTS)];
      for (let at = 0; at < input.length; at += 1) input[at] = ((at * 3) % 13) / 13 - 0.4;
      const shorts = products.shortRows(rows + 1, INPUTS);
      products.toShorts(input, shorts, rows + 1);
      output.fill(1);
      products.add(weights, shorts, 1, output, rows);
      for (let row = 0; row < rows + 3; row += 1)
        for (let out = 0; out < OUTPUTS; out += 1) {
          let sum = 1;
          for (let place = 0; row < rows && place < INPUTS; place += 1)
            sum += (own[out * INPUTS + place] ?? 0) * (input[(row + 1) * INPUTS + place] ?? 0);
          expect(output[row * OUTPUTS + out], `${row} ${out}`).to.be.closeTo(sum, row < rows ? ROUNDED : 0);
        }
    });

  it("adds the greatest numbers of the longest row without running over", () => {
    const products = openProducts(8 * 256);
    const weights = products.weights(new Float32Array(4 * 256).fill(1), 256);
    const [input, output] = [products.array(256).fill(1), products.array(4)];
    const shorts = products.shortRows(1, 256);
    products.toShorts(input, shorts, 1);
    products.add(weights, shorts, 0, output, 1);
    for (const sum of output) expect(sum).to.be.closeTo(256, 0.01);
  });

  it("adds what a row gains, and takes nothing from it", () => {
    const products = openProducts(16);
    const [rows, next] = [products.array(4).fill(2), products.array(4)];
    next.set([1, -1, 0, 0.5]);
    products.addGained(rows, next, 4);
    expect([...rows]).to.deep.equal([3, 2, 2, 2.5]);
  });
});
