import { Type } from "typebox";
import type { ServiceRow } from "../../db/verification-services/find-services.ts";
import { Timestamp } from "../timestamp.ts";

export const ServiceRecord = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    inbox: Type.String({ description: "Address of its AgentInbox contract." }),
    pgpPublicKey: Type.String({ description: "Armoured; seal requests to it." }),
    pgpFingerprint: Type.String(),
    active: Type.Boolean(),
    createdAt: Timestamp,
  },
  { $id: "VerificationService", additionalProperties: false },
);

export function presentService(service: ServiceRow) {
  const { id, name, inbox, pgpPublicKey, pgpFingerprint, active } = service;
  return {
    id,
    name,
    inbox,
    pgpPublicKey,
    pgpFingerprint,
    active,
    createdAt: service.createdAt.toISOString(),
  };
}
