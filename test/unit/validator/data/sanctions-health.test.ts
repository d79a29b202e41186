import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { pino } from "pino";
import { createHealthChecks, PARTS } from "../../../../api/health/health-checks.ts";
import { healthReport } from "../../../../api/health/health-report.ts";
import { createProbes } from "../../../../api/health/probes.ts";
import { createArbiter } from "../../../../validator/arbiter.ts";
import { createValidatorApp } from "../../../../validator/http/app.ts";
import { ALICE } from "../../../corpus/parties.ts";

async function serve<Result>(
  listener: RequestListener,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The API's report with every other part well. */
async function reportOf(validatorUrl: string) {
  const { validator } = createProbes({ validatorUrl } as Parameters<typeof createProbes>[0]);
  const well = async () => undefined;
  const probes = Object.fromEntries(PARTS.map((part) => [part, part === "validator" ? validator : well]));
  return await healthReport(createHealthChecks(probes as Parameters<typeof createHealthChecks>[0]));
}

describe("an outdated sanctions list", () => {
  it("shows as degraded in the validator's and the API's health while requests are judged as ever", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "health-")), "list.json");
    writeFileSync(path, JSON.stringify({ published: "2020-01-01", active: { [ALICE]: "Alice" } }));
    const arbiter = createArbiter({ threads: 1, sanctionsListPath: path, sanctionsMaxAgeMs: 86_400_000 });
    const app = createValidatorApp({ arbiter, log: pino({ level: "silent" }) });
    try {
      await arbiter.ready;
      await serve(app.callback(), async (address) => {
        const health = await fetch(`${address}/health`);
        expect(health.status).to.equal(200);
        const body = (await health.json()) as { status: string; problems: string[] };
        expect(body.status).to.equal("degraded");
        expect(body.problems.join()).to.contain("2020-01-01");

        const validate = await fetch(`${address}/validate`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ human_intent: "Send 1 ETH", proposed_tx: {} }),
        });
        expect(validate.status).to.equal(200);

        const report = await reportOf(address);
        expect(report.status).to.equal("degraded");
        expect(report.checks.validator.status).to.equal("degraded");
      });
    } finally {
      await arbiter.close();
    }
  });

  for (const [status, expected] of Object.entries({
    ok: "ok",
    starting: "down",
    "of another kind": "down",
  })) {
    it(`aside, a validator that is ${status} is ${expected} for the API`, async () => {
      const report = await serve(
        (_, response) => response.end(JSON.stringify({ status })),
        (address) => reportOf(address),
      );
      expect(report.checks.validator.status).to.equal(expected);
    });
  }
});
