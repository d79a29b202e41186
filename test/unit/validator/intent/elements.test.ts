import { expect } from "chai";
import { presentIntent } from "../../../../validator/explanation/present-intent.ts";
import { intentTable } from "./intent-table.ts";
import { readAlone, showIntent } from "./show-intent.ts";

interface Place {
  text: string;
  start: number;
  end: number;
}

/** Every place that is told in a presented intent, at any depth. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(placesIn);
  return "start" in value ? [value as Place, ...inner] : inner;
}

describe("what is read out of an intent", () => {
  for (const [subject, rows] of Object.entries(intentTable)) {
    describe(subject, () => {
      for (const [text, steps, terms = {}] of rows) {
        it(text, () => {
          const { steps: found, ...others } = showIntent(text);
          if (steps) expect(found).to.deep.equal(steps);
          expect(others).to.deep.equal(terms);
        });
      }
    });
  }

  it("stands in the text where it is said to stand, in every intent of the table", () => {
    for (const [text] of Object.values(intentTable).flat()) {
      const places = placesIn(presentIntent(readAlone(text)));
      for (const { text: quoted, start, end } of places) expect(text.slice(start, end)).to.equal(quoted);
    }
  });

  it("can be sent to a thread and written as JSON", () => {
    for (const [text] of Object.values(intentTable).flat()) {
      const intent = readAlone(text);
      expect(structuredClone(intent)).to.deep.equal(intent);
      expect(() => JSON.stringify(presentIntent(intent))).not.to.throw();
    }
  });

  it("does not depend on the machine's time zone", () => {
    const before = process.env.TZ;
    try {
      for (const zone of ["America/New_York", "Asia/Tokyo"]) {
        process.env.TZ = zone;
        for (const [text, , terms = {}] of intentTable.deadlines ?? [])
          expect(showIntent(text), zone).to.deep.include(terms);
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});
