import { setTimeout as sleep } from "node:timers/promises";
import { ApplicationFailure, CancelledFailure } from "@temporalio/common";
import { MockActivityEnvironment } from "@temporalio/testing";
import { DefaultLogger } from "@temporalio/worker";
import { expect } from "chai";
import { eachByItself } from "../../../activities/sweep/each-by-itself.ts";
import { createLog } from "../../../runtime/log.ts";
import { activityInterceptors } from "../../../workers/activity-interceptors.ts";
import { activityEnvironment } from "../../support/run-step.ts";

const SECRET = "https://user:password@rpc.example/key";

function environment(info: { heartbeatTimeoutMs?: number } = {}, logged: string[] = []) {
  const log = createLog("info", "test", { write: (line) => void logged.push(line) });
  return new MockActivityEnvironment(
    { activityType: "someActivity", ...info },
    { interceptors: activityInterceptors(log), logger: new DefaultLogger("ERROR", () => {}) },
  );
}

async function failureOf(work: Promise<unknown>): Promise<ApplicationFailure> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).to.be.instanceOf(ApplicationFailure);
  return error as ApplicationFailure;
}

describe("every activity of a worker", () => {
  it("lets the server know three times per heartbeat timeout that it lives, until it ends", async () => {
    const env = environment({ heartbeatTimeoutMs: 90 });
    const thrice = Promise.withResolvers<void>();
    let beats = 0;
    env.on("heartbeat", () => {
      beats += 1;
      if (beats === 3) thrice.resolve();
    });
    const start = performance.now();
    await env.run(() => thrice.promise);
    expect(performance.now() - start).to.be.greaterThan(80);
    await sleep(100);
    expect(beats, "none after its end").to.equal(3);
  });

  it("sends no heartbeat where the workflow asked for none", async () => {
    const env = environment();
    let beats = 0;
    env.on("heartbeat", () => {
      beats += 1;
    });
    await env.run(() => sleep(50));
    expect(beats).to.equal(0);
  });

  it("fails with our own words instead of a library's, without cause or stack, and the log says where", async () => {
    const logged: string[] = [];
    const failure = await failureOf(
      environment({}, logged).run(() => Promise.reject(new TypeError(`cannot reach ${SECRET}`))),
    );
    expect(failure.message).to.equal(
      "someActivity failed unexpectedly (TypeError); the worker's log says where.",
    );
    expect([failure.type, failure.nonRetryable, failure.cause, failure.stack]).to.deep.equal([
      "Unexpected",
      false,
      undefined,
      "",
    ]);
    expect(logged.join("")).to.contain("someActivity").and.not.to.contain(SECRET);
  });

  it("keeps the name of our own failures and whether trying again can help", async () => {
    const own = Object.assign(new Error("The node refused."), { name: "NodeRefusal", retryable: false });
    const failure = await failureOf(environment().run(() => Promise.reject(own)));
    expect([failure.message, failure.type, failure.nonRetryable]).to.deep.equal([
      "The node refused.",
      "NodeRefusal",
      true,
    ]);
    const meant = ApplicationFailure.nonRetryable("No such thing.", "no-such-thing", { detail: SECRET });
    const kept = await failureOf(environment().run(() => Promise.reject(meant)));
    expect([kept.message, kept.type, kept.nonRetryable]).to.deep.equal([
      "No such thing.",
      "no-such-thing",
      true,
    ]);
    expect(kept.details ?? []).to.deep.equal([]);
  });

  it("that is cancelled ends as cancelled", async () => {
    const env = environment();
    const ended = env.run(() => env.context.sleep("10 minutes")).catch((error: unknown) => error);
    env.cancel();
    expect(await ended).to.be.instanceOf(CancelledFailure);
  });
});

describe("a step of the sweep", () => {
  it("does every item by itself: those that fail keep no other from being done", async () => {
    const seen: number[] = [];
    const report = await activityEnvironment().run(() =>
      eachByItself([1, 2, 3, 4, 5], async (item) => {
        seen.push(item);
        if (item % 2 === 1) throw new Error("not this one");
        return item === 4 ? "left" : undefined;
      }),
    );
    expect(seen).to.deep.equal([1, 2, 3, 4, 5]);
    expect(report).to.deep.equal({ done: 1, failed: 3 });
  });

  it("stops between two items when it is cancelled, since another may be at it already", async () => {
    const env = activityEnvironment();
    const seen: number[] = [];
    const ended = await env
      .run(() =>
        eachByItself([1, 2, 3], async (item) => {
          seen.push(item);
          if (item === 2) env.cancel();
        }),
      )
      .catch((error: unknown) => error);
    expect(ended).to.be.instanceOf(CancelledFailure);
    expect(seen).to.deep.equal([1, 2]);
  });
});
