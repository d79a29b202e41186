import { expect } from "chai";
import {
  GOOD_REQUEST,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
} from "../support/transactions-world.ts";
import { type ConformanceWorld, conformanceWorld, type Mount, type Revision } from "./conformance-world.ts";
import { inspect } from "./inspector.ts";

const BOTH: readonly Revision[] = ["2025-11-25", "2026-07-28"];
const SESSIONS: readonly Revision[] = ["2025-11-25"];
const STATELESS: readonly Revision[] = ["2026-07-28"];

/**
 * The suite's server scenarios, and in which revisions it has them. Left out are those in which a server asks something of its
 * client (sampling, elicitation, roots, input-required-…), closes streams to be polled (server-sse-polling), has arguments of
 * tools in headers (http-custom-header-…) or has extensions (tasks, skills): the service does none of it.
 */
const SCENARIOS: readonly (readonly [Mount, readonly Revision[], readonly string[]])[] = [
  ["service", SESSIONS, ["server-initialize", "server-session-lifecycle", "logging-set-level", "ping"]],
  ["service", BOTH, ["tools-list", "dns-rebinding-protection"]],
  ["service", STATELESS, ["http-header-validation"]],
  ["fixture", SESSIONS, ["tools-call-with-logging", "resources-subscribe", "resources-unsubscribe"]],
  ["fixture", STATELESS, ["server-stateless", "caching", "sep-2164-resource-not-found"]],
  [
    "fixture",
    BOTH,
    [
      "tools-call-simple-text",
      "tools-call-image",
      "tools-call-audio",
      "tools-call-embedded-resource",
      "tools-call-mixed-content",
      "tools-call-error",
      "tools-call-with-progress",
      "json-schema-2020-12",
      "server-sse-multiple-streams",
      "resources-list",
      "resources-read-text",
      "resources-read-binary",
      "resources-templates-read",
      "prompts-list",
      "prompts-get-simple",
      "prompts-get-with-args",
      "prompts-get-embedded-resource",
      "prompts-get-with-image",
      "completion-complete",
    ],
  ],
];

describe("the suite of MCP's own", () => {
  let world: ConformanceWorld;
  before(async () => {
    world = await conformanceWorld();
  });
  after(() => world.close());

  for (const [mount, revisions, scenarios] of SCENARIOS) {
    for (const [scenario, revision] of scenarios.flatMap((each) =>
      revisions.map((one) => [each, one] as const),
    )) {
      it(`${scenario}, in revision ${revision}, of the ${mount}`, async () => {
        const { passed, failed } = await world.server(mount, scenario, revision);
        expect(failed).to.deep.equal([]);
        expect(passed).to.be.above(0);
      });
    }
  }

  it("the authorization server", async () => {
    const { passed, failed } = await world.authorization();
    expect(failed).to.deep.equal([]);
    expect(passed).to.equal(3);
  });
});

describe("the inspector's command", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  before(async () => {
    world = await transactionsWorld();
    await world.startWorkers();
    owner = await world.owner();
  });
  after(() => world?.close());

  it("lists and calls both tools with a key", async () => {
    const run = (...args: string[]) => inspect(`${world.api.url}/mcp`, owner.key, args);
    const call = (name: string, args: object) =>
      run("--method", "tools/call", "--tool-name", name, "--tool-args-json", JSON.stringify(args));
    const { tools } = await run("--method", "tools/list");
    expect(tools?.map(({ name }) => name)).to.deep.equal(["requestVerification", "checkVerificationStatus"]);
    const asked = await call("requestVerification", { escrowAddress: owner.address, ...GOOD_REQUEST });
    const requestHash = String(asked.structuredContent?.requestHash);
    await world.until(requestHash, owner.key, ({ status }) => status === "APPROVED");
    const checked = await call("checkVerificationStatus", { requestHash });
    expect(checked.structuredContent).to.include({ requestHash, decision: "APPROVED" });
  });
});
