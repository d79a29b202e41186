import { type Static, Type } from "typebox";
import { keepSigningRequest } from "../../db/custody/change-integration.ts";
import { findIntegration } from "../../db/custody/find-integrations.ts";
import { isPaused } from "../../db/custody/pauses.ts";
import { CsrMakerBusy, type SigningRequest } from "../../integrations/custody/create-csr-maker.ts";
import { type CsrSubject, subjectProblem } from "../../integrations/custody/csr-subject.ts";
import { created } from "../answer.ts";
import { perUser } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { badRequest, Refusal } from "../refusal.ts";
import { route } from "../route.ts";
import {
  CustodyIntegrationRecord,
  CustodyTypeParam,
  executionsInFlight,
  presentIntegration,
} from "./integration-record.ts";

const Field = Type.String({ minLength: 1, maxLength: 255 });
const GenerateCsr = Type.Object(
  {
    commonName: Field,
    organization: Field,
    country: Type.String({
      pattern: "^[A-Za-z]{2}$",
      mustBe: "two letters, such as DE",
      description: "Two-letter code of ISO 3166.",
    }),
    organizationalUnit: Type.Optional(Field),
    state: Type.Optional(Field),
    locality: Type.Optional(Field),
    email: Type.Optional(Field),
    recreate: Type.Optional(
      Type.Boolean({
        description: "Makes a new key in the place of the present one, whose credentials are gone.",
      }),
    ),
  },
  { $id: "GenerateCsr", additionalProperties: false },
);

export const generateCsr = route({
  method: "POST",
  path: "/custody/generate-csr/{type}",
  summary:
    "Makes an RSA-4096 key, which stays here encrypted, and the signing request to bring to the custody provider.",
  tag: "Custody",
  auth: ["jwt"],
  limits: [perUser(10)],
  params: CustodyTypeParam,
  body: GenerateCsr,
  answers: { 201: CustodyIntegrationRecord, ...problems(400, 401, 409, 413, 415, 429, 503) },
  async handle({ params, body, caller, deps }) {
    const { em } = deps.database;
    const { type } = params;
    const userId = caller.user.id;
    const subject = checkedSubject(body);
    const mayReplace = body.recreate === true;
    // A key takes seconds of a core: what will be refused is refused before.
    if (!mayReplace && (await findIntegration(em, userId, type))) throw exists();
    const made = await deps.custody.csrMaker.make(subject).catch(refuseWhenBusy);
    const kept = await keepSigningRequest(em, deps.cipher, { userId, type, ...made }, mayReplace);
    if (kept === "exists") throw exists();
    if (kept === "in-flight") throw executionsInFlight();
    return created(presentIntegration(kept, await isPaused(deps.database, userId)));
  },
});

const exists = () =>
  new Refusal(
    409,
    "This integration exists already; send recreate: true to replace its key and credentials.",
  );

function checkedSubject({ recreate: _, ...given }: Static<typeof GenerateCsr>): CsrSubject {
  const subject = { ...given, country: given.country.toUpperCase() };
  const problem = subjectProblem(subject);
  if (problem) throw badRequest(problem.message, [{ path: `/${problem.field}`, message: problem.message }]);
  return subject;
}

function refuseWhenBusy(error: unknown): SigningRequest {
  if (error instanceof CsrMakerBusy) throw new Refusal(503, error.message);
  throw error;
}
