import axe from "axe-core";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { browserLaunch } from "../../local/setup/browser-binary.mjs";
import { throwAwayFolder } from "../stack/stack.ts";
import { installWallet, type TestWallet } from "./test-wallet.ts";

/** A page of somebody's browser, and what it was seen doing. */
export interface Visit {
  readonly page: Page;
  /** Methods and addresses of everything that the page asked for. */
  readonly requests: string[];
  /** What the page's policy refused, and errors of its scripts. */
  readonly offences: string[];
}

export interface TestBrowser {
  visit(wallet?: TestWallet, options?: BrowserContextOptions): Promise<Visit>;
  /** Of all visits so far. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/** Off the network: names other than this machine's are not to be found, and nothing is fetched in the background. */
const ARGUMENTS = [
  "--no-sandbox",
  "--no-zygote",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
  "--no-pings",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** A real browser; undefined where the machine has none that can be started, which the caller says. */
export async function startBrowser(): Promise<TestBrowser | undefined> {
  const found = browserLaunch();
  if (!found) return undefined;
  const home = await throwAwayFolder("browser");
  const browser: Browser = await chromium.launch({
    executablePath: found.executablePath,
    args: ARGUMENTS,
    // Whatever it writes goes with the run.
    env: { ...found.environment, HOME: home, TMPDIR: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home },
  });
  return {
    async visit(wallet, options = {}) {
      const context = await browser.newContext({ locale: "en-GB", ...options });
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      const requests: string[] = [];
      const offences: string[] = [];
      page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
      page.on("pageerror", (error) => offences.push(String(error)));
      page.on("console", (message) => {
        // A refusal of the service is no offence of the page.
        if (message.type() === "error" && !/status of \d{3}/.test(message.text()))
          offences.push(message.text());
      });
      if (wallet) await installWallet(page, wallet);
      return { page, requests, offences };
    },
    async closePages() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    close: () => browser.close(),
  };
}

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe-core finds wrong with a page as it stands, by WCAG 2.2 AA and its best practices. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as {
    violations: readonly Finding[];
  };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** How far a page reaches beyond its window's width, in pixels. */
export async function overhang(page: Page): Promise<number> {
  return Number(await page.evaluate("document.documentElement.scrollWidth - window.innerWidth"));
}
