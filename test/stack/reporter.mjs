import Mocha from "mocha";

/** Mocha's spec output, with one last line that people and programs can read alike, which `npm test` writes for all its runs. */
// biome-ignore lint/style/noDefaultExport: mocha takes a reporter's default export.
export default class CountingReporter extends Mocha.reporters.Spec {
  epilogue() {
    super.epilogue();
    const { passes, failures, pending } = this.stats;
    if (process.send)
      process.send({ passes, pending, failed: this.failures.map((test) => test.fullTitle()) });
    else console.log(`${passes} passed, ${failures} failed${pending > 0 ? `, ${pending} skipped` : ""}`);
  }
}
