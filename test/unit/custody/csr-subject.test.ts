import { expect } from "chai";
import { type CsrSubject, subjectProblem } from "../../../integrations/custody/csr-subject.ts";

const subject: CsrSubject = { commonName: "Zoë's agent, O=not", organization: "Acme", country: "DE" };

describe("the subject of a signing request", () => {
  it("may hold any printable name, commas and other scripts included", () => {
    expect(subjectProblem(subject)).to.equal(undefined);
    expect(subjectProblem({ ...subject, locality: "東京", email: "a+b@example.org" })).to.equal(undefined);
  });

  for (const [field, value] of [
    ["commonName", ""],
    ["commonName", " padded"],
    ["commonName", "x".repeat(65)],
    ["commonName", "two\nlines"],
    ["commonName", "right-to-left \u202e"],
    ["organization", "\u0000"],
    ["country", "de"],
    ["country", "DEU"],
    ["country", "D"],
    ["organizationalUnit", "x".repeat(65)],
    ["state", "x".repeat(129)],
    ["locality", "   "],
    ["email", "nobody"],
    ["email", "two@at@example.org"],
    ["email", "zoë@example.org"],
    ["email", `${"x".repeat(250)}@example.org`],
  ] as const) {
    it(`may not have ${JSON.stringify(value.slice(0, 20))} as ${field}`, () => {
      const problem = subjectProblem({ ...subject, [field]: value });
      expect(problem?.field).to.equal(field);
      expect(problem?.message).to.include(field);
    });
  }
});
