import { expect } from "chai";
import { PgpFailure, type PgpFailureKind } from "../../../integrations/pgp/pgp-failure.ts";

export async function expectFailure(call: Promise<unknown>, kind: PgpFailureKind): Promise<void> {
  const failure = await call.then(
    () => expect.fail(`it was accepted, not refused as ${kind}`),
    (error: unknown) => error,
  );
  expect(failure).to.be.instanceOf(PgpFailure);
  expect((failure as PgpFailure).kind).to.equal(kind);
  expect(failure).not.to.have.property("cause");
}
