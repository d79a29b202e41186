import { expect } from "chai";
import fc from "fast-check";
import { html } from "../../../api/pages/html.ts";

describe("the templates of pages", () => {
  it("leave whatever is put in as text, in an element and in an attribute", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("<", ">", '"', "'", "&", "a", "/", "=", " ") }),
        (text) => {
          const { markup } = html`<p title="${text}">${text}</p>`;
          expect(markup).to.match(/^<p title="[^"<>']*">[^<>"']*<\/p>$/);
        },
      ),
    );
    expect(html`<b>${`<i>&"'`}</b>`.markup).to.equal("<b>&lt;i&gt;&amp;&quot;&#39;</b>");
  });

  it("take over what another template made, alone or as a list", () => {
    const items = ["a<", "b"].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>${html`<hr>`}`.markup).to.equal("<ul><li>a&lt;</li><li>b</li></ul><hr>");
  });
});
