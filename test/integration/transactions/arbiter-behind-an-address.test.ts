import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { createHttpArbiter } from "../../../integrations/arbiter/http-arbiter.ts";
import { loadReferenceData } from "../../../validator/data/reference-data.ts";
import { createEngine } from "../../../validator/engine/engine.ts";
import { type Owner, type TransactionsWorld, transactionsWorld } from "../../support/transactions-world.ts";

describe("an arbiter behind VALIDATOR_URL", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  let server: Server;
  /** What it says before it begins to judge, one after the other. */
  let sayings: ((response: ServerResponse) => void)[] = [];
  let asked: number[] = [];

  before(async () => {
    world = await transactionsWorld();
    owner = await world.owner();
    const engine = createEngine(loadReferenceData({}));
    server = createServer(async (request, response) => {
      asked.push(performance.now());
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const say = sayings.shift();
      if (say) return say(response);
      const judged = engine.judge(Buffer.concat(chunks).toString(), Date.now());
      response.end("verdict" in judged ? judged.verdict : "");
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    await world.startWorkers({
      judge: createHttpArbiter({ url: `http://127.0.0.1:${port}`, apiKey: undefined }),
    });
  });
  after(async () => {
    await world?.close();
    server?.close();
  });
  beforeEach(() => {
    asked = [];
  });

  const decided = async () =>
    world.until(await world.submit(owner), owner.key, ({ status }) => status !== "PENDING");

  it("that answers 503 is asked again when it said, not before, and then its verdict counts", async () => {
    const busy = (response: ServerResponse) => response.writeHead(503, { "retry-after": "1" }).end("{}");
    sayings = [busy, busy];
    expect((await decided()).status).to.equal("APPROVED");
    expect(asked).to.have.length(3);
    const [first = 0, second = 0, third = 0] = asked;
    // By the retry policy alone the second would come after 100 ms and the third after 200.
    expect(second - first).to.be.greaterThan(990);
    expect(third - second).to.be.greaterThan(990);
  });

  it("is never taken to have approved by an answer that is no verdict", async () => {
    const odd = [{ decision: "MAYBE", reason: "", results: {}, context: {} }, { decision: "PASS" }];
    sayings = odd.map((answer) => (response) => response.end(JSON.stringify(answer)));
    sayings.push((response) => response.end("<html>PASS</html>"));
    const { status, orion } = await decided();
    expect(asked, "each of them was answered by asking again").to.have.length(odd.length + 2);
    expect(status).to.equal("APPROVED");
    expect(orion[0]?.confidence, "by the verdict that came in the end").to.be.lessThan(1);
  });
});
