import { Type } from "typebox";
import type { UserRecord as UserRow } from "../../db/accounts/users.ts";
import { Timestamp } from "../timestamp.ts";

export const UserRecord = Type.Object(
  { id: Type.String(), ethereumAddress: Type.String(), createdAt: Timestamp },
  { $id: "User", additionalProperties: false },
);

export function presentUser({ id, ethereumAddress, createdAt }: UserRow) {
  return { id, ethereumAddress, createdAt: createdAt.toISOString() };
}
