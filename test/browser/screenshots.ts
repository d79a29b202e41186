import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { initiate } from "../support/connect-world.ts";
import { WALLET_NAME } from "../support/test-wallet.ts";
import { GOOD_REQUEST, WRONG_REQUEST } from "../support/transactions-world.ts";
import { heading, ownersVisits, press } from "./owners-visits.ts";
import { type PagesWorld, pagesWorld } from "./pages-world.ts";

const NARROW = { viewport: { width: 420, height: 900 } };
const WIDE = { viewport: { width: 900, height: 900 } };

/** A month of transactions, as the service would have left them. */
const MONTH = `
  insert into transaction_request (id, request_hash, owner_id, escrow_address, chain_id, execution, description, form, sealed,
    payload_hash, status, status_reason, started_at, created_at, updated_at, judged_at, orion_confidence, decided_at, archived_at)
  select gen_random_uuid(), '0x' || md5(n::text) || md5(n || 'b'), ?, ?, 1, 1, '', 'api', false, '0x' || md5(n::text) || md5(n || 'b'),
         (array['EXECUTED', 'EXECUTED', 'APPROVED', 'REJECTED'])[n % 4 + 1], 'orion-approved', at, at, at, at + interval '1.4 s', 0.97, at,
         case when n % 4 <> 2 then at end
    from generate_series(1, 60) n, lateral (select now() - (n * n % 29) * interval '1 day' as at) submitted`;

/** npm run screenshots: takes the pictures of the pages that README.md shows, of the pages as they are. */
describe("pictures of the pages", () => {
  let world: PagesWorld;
  before(async function () {
    world = await pagesWorld(this);
  });
  afterEach(() => world?.browser.closePages());
  after(() => world?.close());
  const at = ownersVisits(() => world);

  async function keep(page: Page, name: string, fullPage = true): Promise<void> {
    const path = fileURLToPath(new URL(`../../docs/screenshots/${name}.png`, import.meta.url));
    await page.screenshot({ path, fullPage });
  }
  async function judged(...requests: readonly object[]): Promise<string> {
    let latest = "";
    for (const request of requests) {
      latest = await world.submit(at.owner, request);
      await world.until(latest, at.owner.key, ({ orion }) => orion.length > 0);
    }
    return latest;
  }

  it("connect", async () => {
    const page = await at.look(`/app/connect?code=${await initiate(world.baseUrl)}`, NARROW);
    await page.getByRole("button", { name: WALLET_NAME }).waitFor();
    await keep(page, "connect");
  });

  it("receipt", async () => {
    const page = await at.open(`/app/transactions/${await judged(WRONG_REQUEST)}`, WIDE);
    await page.locator(".timeline").getByText("published on chain").waitFor();
    await keep(page, "receipt");
  });

  it("custody", async () => {
    const page = await at.open("/app/custody", WIDE);
    await press(page, "Set up custody for transactions that you approve");
    await page.getByLabel("Name of the key").fill("Countersign of Example Ltd");
    await page.getByLabel("Organization").fill("Example Ltd");
    await page.getByLabel("Country").fill("DE");
    await press(page, "Make the key");
    await page.getByLabel("API key").waitFor({ timeout: 60_000 });
    await keep(page, "custody");
  });

  it("profile", async () => {
    await world.database.em.fork().execute(MONTH, [at.owner.id, at.owner.address]);
    const page = await at.look(`/app/agents/${at.owner.address}`, WIDE);
    await page.locator(".chart rect").first().waitFor();
    await keep(page, "profile", false);
  });

  it("operator", async () => {
    await judged(GOOD_REQUEST);
    const page = await at.look("/app/operator", WIDE);
    await page.getByLabel("ADMIN key").fill((await world.serverKey("admin"))["x-api-key"] ?? "");
    await press(page, "Look");
    await heading(page, "Sanctions list");
    await keep(page, "operator");
  });
});
