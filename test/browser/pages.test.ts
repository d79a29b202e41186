import { describeConnectPage } from "./connect-page.ts";
import { describeConsentPage } from "./consent-page.ts";
import { describeOwnersPages } from "./owners-pages.ts";
import { type PagesWorld, pagesWorld } from "./pages-world.ts";

/** One browser and one service for all pages, which take longer to start than most of these tests to run. */
describe("in a browser", function () {
  this.timeout(60_000);
  let world: PagesWorld;
  before(async function () {
    this.timeout(180_000);
    world = await pagesWorld(this);
  });
  after(() => world?.close());

  describeConnectPage(() => world);
  describeConsentPage(() => world);
  describeOwnersPages(() => world);
});
