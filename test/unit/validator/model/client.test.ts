import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { openModel } from "../../../../integrations/llm/open-model.ts";
import { completes, type ModelServer, refuses, says, send, startModelServer } from "./model-server.ts";

const KEY = "sk-very-secret-key";
const prompt = { system: "Judge.", user: "Data.", schema: { type: "object" } };

describe("the client of a model", () => {
  let server: ModelServer;
  before(async () => {
    server = await startModelServer();
  });
  after(() => server.stop());

  const open = (apiKey: string | undefined = KEY, baseUrl = server.url) =>
    openModel({ baseUrl, model: "judge-1", apiKey, timeoutMs: 2000 });
  async function ask(timeoutMs = 2000, model = open()): Promise<unknown> {
    return (await model).ask(prompt, AbortSignal.timeout(timeoutMs));
  }

  it("asks with temperature 0 and the answer's schema, and gives back the text", async () => {
    server.behave(completes("Hello."));
    expect(await ask()).to.deep.equal({ text: "Hello." });
    expect(server.calls).to.have.length(1);
    expect(server.calls[0]?.headers.authorization).to.equal(`Bearer ${KEY}`);
    expect(server.calls[0]?.body).to.deep.equal({
      model: "judge-1",
      messages: [
        { role: "system", content: "Judge." },
        { role: "user", content: "Data." },
      ],
      temperature: 0,
      response_format: {
        type: "json_schema",
        json_schema: { name: "answer", strict: true, schema: { type: "object" } },
      },
    });
  });

  it("sends no key where there is none", async () => {
    server.behave(says({}));
    const model = await openModel({
      baseUrl: server.url,
      model: "judge-1",
      apiKey: undefined,
      timeoutMs: 2000,
    });
    await model.ask(prompt, AbortSignal.timeout(2000));
    expect(server.calls[0]?.headers).not.to.have.property("authorization");
  });

  it("asks once more without the schema where the server refuses it, and then no longer sends it", async () => {
    server.behave((call, response) =>
      (call.body.response_format ? refuses(400, "Unknown response_format.") : completes("Hello."))(
        call,
        response,
      ),
    );
    const model = open();
    const answers = await Promise.all([ask(2000, model), ask(2000, model)]);
    expect(answers).to.deep.equal([{ text: "Hello." }, { text: "Hello." }]);
    expect(server.calls).to.have.length(4);
    expect(await ask(2000, model)).to.deep.equal({ text: "Hello." });
    expect(server.calls).to.have.length(5);
  });

  it("leaves the temperature out where the server says that it takes none", async () => {
    server.behave((call, response) =>
      (call.body.temperature === undefined
        ? completes("Hello.")
        : refuses(400, "Unsupported value.", "temperature"))(call, response),
    );
    expect(await ask()).to.deep.equal({ text: "Hello." });
    expect(server.calls[1]?.body).to.include.keys("response_format").and.not.include.keys("temperature");
  });

  it("gives up after the second refusal and tries again the next time", async () => {
    server.behave(refuses(400, "The context is too long."));
    const model = open();
    expect(await ask(2000, model)).to.deep.equal({ failure: "The model's server answered with HTTP 400." });
    expect(server.calls).to.have.length(2);
    await ask(2000, model);
    expect(server.calls[2]?.body).to.include.keys("response_format");
  });

  for (const status of [401, 404, 429, 500, 503]) {
    it(`takes HTTP ${status} for a failure, without asking again or repeating what the server wrote`, async () => {
      server.behave(refuses(status, `Bad key ${KEY} at ${server.url}`));
      expect(await ask()).to.deep.equal({ failure: `The model's server answered with HTTP ${status}.` });
      expect(server.calls).to.have.length(1);
    });
  }

  it("waits no longer than it may for a server that says nothing", async () => {
    server.behave(() => {});
    const start = performance.now();
    expect(await ask(150)).to.deep.equal({ failure: "The model did not answer in time." });
    expect(performance.now() - start).to.be.below(10_000);
  });

  it("waits no longer than it may for a body that does not end", async () => {
    server.behave((_call, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"id":');
    });
    expect(await ask(150)).to.deep.equal({ failure: "The model did not answer in time." });
  });

  it("takes a connection that breaks for a failure", async () => {
    server.behave((_call, response) => void response.socket?.resetAndDestroy());
    expect(await ask()).to.deep.equal({ failure: "The model could not be reached." });
    server.behave((_call, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"id":', () => response.socket?.destroy());
    });
    expect(await ask()).to.deep.equal({ failure: "The model could not be reached." });
  });

  it("takes a server that is not there for a failure", async () => {
    const gone = createServer().listen(0, "127.0.0.1");
    await once(gone, "listening");
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    expect(await ask(2000, open(KEY, `http://127.0.0.1:${port}/v1`))).to.deep.equal({
      failure: "The model could not be reached.",
    });
  });

  it("reads no more of an endless answer than an answer can need", async () => {
    let sent = 0;
    server.behave((_call, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536))) sent += 65_536;
      };
      response.on("drain", more);
      more();
    });
    expect(await ask()).to.deep.equal({ failure: "The model's answer is too long." });
    expect(sent).to.be.below(64 * 1024 * 1024);
  });

  it("does not follow a server that points elsewhere", async () => {
    server.behave((_call, response) => {
      response.writeHead(307, { location: `${server.url}/chat/completions` }).end();
    });
    expect(await ask()).to.deep.equal({ failure: "The model could not be reached." });
    expect(server.calls).to.have.length(1);
  });

  const noCompletions: Record<string, (response: Parameters<typeof send>[0]) => void> = {
    "garbage that claims to be JSON": (response) =>
      void response.writeHead(200, { "content-type": "application/json" }).end("{{{ not json"),
    "a page for people": (response) =>
      void response.writeHead(200, { "content-type": "text/html" }).end("<html>Welcome</html>"),
    "nothing at all": (response) => void response.writeHead(204).end(),
    null: (response) => send(response, 200, null),
    "no choices": (response) => send(response, 200, { choices: [] }),
    "choices of another kind": (response) => send(response, 200, { choices: "PASS" }),
    "a choice without a message": (response) => send(response, 200, { choices: [{}] }),
    "a message in parts": (response) =>
      send(response, 200, { choices: [{ message: { content: [{ type: "text", text: "PASS" }] } }] }),
    "no text": (response) => send(response, 200, { choices: [{ message: { content: null } }] }),
  };
  for (const [what, behave] of Object.entries(noCompletions)) {
    it(`takes ${what} for a failure`, async () => {
      server.behave((_call, response) => behave(response));
      expect(await ask()).to.deep.equal({ failure: "The model's server sent no chat completion." });
    });
  }

  it("takes a refusal and an answer that was cut off for failures", async () => {
    server.behave(completes(null, { message: { role: "assistant", content: null, refusal: "I can't." } }));
    expect(await ask()).to.deep.equal({ failure: "The model declined to answer." });
    server.behave(completes('{"status":"PA', { finish_reason: "length" }));
    expect(await ask()).to.deep.equal({ failure: "The model's answer is too long." });
  });
});
