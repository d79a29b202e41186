import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import { EXECUTION_TYPES } from "../../domain/execution-type.ts";
import { accessibilityFindings, overhang, type Visit } from "../support/browser.ts";
import { type TestWallet, testWallet, WALLET_NAME } from "../support/test-wallet.ts";
import type { Owner } from "../support/transactions-world.ts";
import type { PagesWorld } from "./pages-world.ts";

/** Wide and light, narrow and dark. */
export const SCREENS: readonly BrowserContextOptions[] = [
  { colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { colorScheme: "dark", viewport: { width: 360, height: 640 } },
];

export interface OwnersVisits {
  readonly world: PagesWorld;
  /** A new one for each test. */
  readonly owner: Owner;
  readonly wallet: TestWallet;
  readonly visit: Visit;
  /** Opens a page without signing in. */
  look(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Opens a page and signs in there. */
  open(path?: string, options?: BrowserContextOptions): Promise<Page>;
}

/** Gives each test of a group an owner with a wallet in a browser of their own; what a page must not do fails the test. */
export function ownersVisits(getWorld: () => PagesWorld): OwnersVisits {
  let owner: Owner | undefined;
  let wallet: TestWallet | undefined;
  let visit: Visit | undefined;
  beforeEach(async () => {
    owner = await getWorld().owner(EXECUTION_TYPES.USER_EXECUTED);
    wallet = testWallet(owner.wallet);
    visit = undefined;
  });
  afterEach(() => expect(visit?.offences ?? []).to.deep.equal([]));

  async function look(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    visit = await getWorld().browser.visit(wallet, options);
    await visit.page.goto(`${getWorld().baseUrl}${path}`);
    return visit.page;
  }
  return {
    get world() {
      return getWorld();
    },
    get owner() {
      return there(owner);
    },
    get wallet() {
      return there(wallet);
    },
    get visit() {
      return there(visit);
    },
    look,
    async open(path = "/app", options = {}) {
      const page = await look(path, options);
      await press(page, `Sign in with ${WALLET_NAME}`);
      return page;
    },
  };
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("asked for outside of a test");
  return value;
}

export const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name, exact: true }).waitFor();

/** What is shown has nothing that axe-core objects to, and fits into the window. */
export async function checkShown(page: Page, where: string): Promise<void> {
  expect(await accessibilityFindings(page), where).to.deep.equal([]);
  expect(await overhang(page), where).to.be.at.most(0);
}
