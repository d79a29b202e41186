import { describeConnectPage } from "./connect-page.ts";
import { describeConsentPage } from "./consent-page.ts";
import { describeCustodyPages } from "./custody-pages.ts";
import { describeOpenPages } from "./open-pages.ts";
import { describeOwnersPages } from "./owners-pages.ts";
import { type PagesWorld, pagesWorld } from "./pages-world.ts";
import { describeSettingsPages } from "./settings-pages.ts";

/** One browser and one service for all pages, which take longer to start than most of these tests to run. */
describe("in a browser", () => {
  let world: PagesWorld;
  before(async function () {
    world = await pagesWorld(this);
  });
  // A page that stays open goes on asking, and takes time from whatever comes after it.
  afterEach(() => world?.browser.closePages());
  after(() => world?.close());

  describeConnectPage(() => world);
  describeConsentPage(() => world);
  describeOwnersPages(() => world);
  describeCustodyPages(() => world);
  describeSettingsPages(() => world);
  describeOpenPages(() => world);
});
