import Mocha from "mocha";

/** Mocha's spec output, with one last line that people and programs can read alike. */
// biome-ignore lint/style/noDefaultExport: mocha takes a reporter's default export.
export default class CountingReporter extends Mocha.reporters.Spec {
  epilogue() {
    super.epilogue();
    const { passes, failures, pending } = this.stats;
    console.log(`${passes} passed, ${failures} failed${pending > 0 ? `, ${pending} skipped` : ""}`);
  }
}
