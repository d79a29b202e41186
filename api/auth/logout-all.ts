import { endAllSessions } from "../../db/accounts/end-sessions.ts";
import { noContent } from "../answer.ts";
import { problems } from "../problem.ts";
import { noBody, route } from "../route.ts";

export const logoutAll = route({
  method: "POST",
  path: "/auth/logout-all",
  summary: "Ends every session of the caller's on all devices, and everything granted to OAuth clients.",
  tag: "Sign-in",
  auth: ["jwt"],
  answers: { 204: noBody("All the caller's tokens are good no more, this one too."), ...problems(401) },
  async handle({ caller, deps }) {
    await endAllSessions(deps.database.em, caller.user.id);
    return noContent();
  },
});
