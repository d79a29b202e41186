import { Type } from "typebox";

export const UuidInput = Type.String({
  pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
  mustBe: "a UUID",
  description: "UUID.",
});
