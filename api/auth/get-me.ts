import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { UserSummary } from "./user-summary.ts";

export const getMe = route({
  method: "GET",
  path: "/auth/me",
  summary: "Who the access token belongs to.",
  tag: "Sign-in",
  auth: ["jwt"],
  answers: { 200: UserSummary, ...problems(401) },
  handle: ({ caller }) => ok({ id: caller.user.id, ethereumAddress: caller.user.address }),
});
