import { Type } from "typebox";
import type { IntegrationRow } from "../../db/custody/integration-row.ts";
import { CUSTODY_ENVIRONMENTS, CUSTODY_REGIONS } from "../../domain/custody-environment.ts";
import { CUSTODY_KINDS, type CustodyKind } from "../../domain/execution-type.ts";
import { notFound, Refusal } from "../refusal.ts";
import { Timestamp } from "../timestamp.ts";

export const CustodyTypeInput = Type.Unsafe<CustodyKind>(
  Type.Enum([...CUSTODY_KINDS], { mustBe: "execution or agent" }),
);

export const CustodyTypeParam = Type.Object({ type: CustodyTypeInput });

const Text = Type.Union([Type.String(), Type.Null()]);
const Time = Type.Union([Timestamp, Type.Null()]);

export const CustodyIntegrationRecord = Type.Object(
  {
    type: Type.Enum([...CUSTODY_KINDS]),
    status: Type.Enum(["NONE", "PENDING_CREDENTIALS", "ACTIVE"]),
    csr: { ...Text, description: "The certificate signing request, in PEM." },
    environment: Type.Union([Type.Enum([...CUSTODY_ENVIRONMENTS]), Type.Null()]),
    region: Type.Union([Type.Enum([...CUSTODY_REGIONS]), Type.Null()]),
    vaultAccountId: Text,
    apiKeyLast4: {
      ...Text,
      description: "The last four characters of the API key; the rest is never shown.",
    },
    paused: Type.Boolean({ description: "Whether the operator has paused executions of this user." }),
    createdAt: Time,
    updatedAt: Time,
    lastValidatedAt: { ...Time, description: "When the provider last answered to these credentials." },
  },
  { $id: "CustodyIntegration", additionalProperties: false },
);

export function presentIntegration(row: IntegrationRow, paused: boolean) {
  return {
    type: row.type,
    status: row.isActive ? "ACTIVE" : "PENDING_CREDENTIALS",
    csr: row.csr,
    environment: row.environment ?? null,
    region: row.region ?? null,
    vaultAccountId: row.vaultAccountId ?? null,
    apiKeyLast4: row.apiKeyLast4 ?? null,
    paused,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastValidatedAt: row.lastValidatedAt?.toISOString() ?? null,
  };
}

export function noIntegration(type: CustodyKind, paused: boolean) {
  const nothing = { csr: null, environment: null, region: null, vaultAccountId: null, apiKeyLast4: null };
  const never = { createdAt: null, updatedAt: null, lastValidatedAt: null };
  return { type, status: "NONE", ...nothing, paused, ...never };
}

export const missingIntegration = (type: CustodyKind) =>
  notFound(`There is no custody integration for ${type}; make one with POST /custody/generate-csr/${type}.`);

export const executionsInFlight = () =>
  new Refusal(
    409,
    "Executions of this integration are under way, which need its present credentials; try again when they are over.",
  );
