import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { Profile, profileOf } from "./profile-record.ts";

export const getProfile = route({
  method: "GET",
  path: "/user-api-keys/profile",
  summary: "The caller with their OpenPGP key and API keys.",
  tag: "API keys",
  auth: ["jwt"],
  answers: { 200: Profile, ...problems(401) },
  handle: async ({ caller, deps }) => ok(await profileOf(caller.user, deps)),
});
