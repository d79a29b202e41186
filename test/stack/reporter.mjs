import { relative } from "node:path";
import Mocha from "mocha";

/** Mocha's spec output, with one last line that people and programs can read alike, which `npm test` writes for all its runs. */
// biome-ignore lint/style/noDefaultExport: mocha takes a reporter's default export.
export default class CountingReporter extends Mocha.reporters.Spec {
  #isOver = false;

  constructor(runner, options) {
    super(runner, options);
    // Where several files break outright, mocha tells of all but the first when it has ended already, and not why.
    runner.on("fail", (_test, error) => {
      if (!this.#isOver) return;
      console.error(error);
      this.#tell();
    });
  }

  epilogue() {
    super.epilogue();
    this.#isOver = true;
    this.#tell();
  }

  #tell() {
    const { passes, pending } = this.stats;
    const failed = this.failures.map(titleAndFile);
    if (process.send) process.send({ passes, pending, failed });
    else console.log(`${passes} passed, ${failed.length} failed${pending > 0 ? `, ${pending} skipped` : ""}`);
  }
}

function titleAndFile(test) {
  const file = test.file ?? test.err?.file;
  return file ? `${test.fullTitle()} (${relative(process.cwd(), file)})` : test.fullTitle();
}
