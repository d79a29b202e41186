import { Type } from "typebox";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { UserSummary } from "./user-summary.ts";

export const validate = route({
  method: "GET",
  path: "/auth/validate",
  summary: "Whether the access token is good, and whose it is; one that is not is a 401.",
  tag: "Sign-in",
  auth: ["jwt"],
  answers: {
    200: Type.Object(
      { valid: Type.Boolean(), user: UserSummary },
      { $id: "ValidToken", additionalProperties: false },
    ),
    ...problems(401),
  },
  handle: ({ caller: { user } }) => ok({ valid: true, user: { id: user.id, ethereumAddress: user.address } }),
});
