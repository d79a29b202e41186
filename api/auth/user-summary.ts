import { Type } from "typebox";

/** A user as the answers about sign-in show it. */
export const UserSummary = Type.Object(
  { id: Type.String(), ethereumAddress: Type.String() },
  { $id: "UserSummary", additionalProperties: false },
);
