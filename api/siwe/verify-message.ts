import { Type } from "typebox";
import { signIn } from "../../db/accounts/sign-in.ts";
import { ok } from "../answer.ts";
import { unauthorized } from "../auth/unauthorized.ts";
import { UserSummary } from "../auth/user-summary.ts";
import { SIGNATURE_CHECKS } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { createAllowsHost } from "./allowed-hosts.ts";
import { checkMessage } from "./check-message.ts";
import { checkSignature } from "./check-signature.ts";
import { readSignInMessage } from "./read-message.ts";

const SignIn = Type.Object(
  {
    message: Type.String({ maxLength: 10_000, description: "The EIP-4361 text, exactly as it was signed." }),
    signature: Type.String({
      description: "The wallet's signature of it (EIP-191, or EIP-1271 of a contract).",
    }),
  },
  { additionalProperties: false },
);

const SignedIn = Type.Object(
  { accessToken: Type.String(), refreshToken: Type.String(), user: UserSummary },
  { $id: "SignedIn", additionalProperties: false },
);

export const verifyMessage = route({
  method: "POST",
  path: "/auth/siwe/verify",
  summary: "Signs in with a signed message (EIP-4361); the first time makes the user.",
  tag: "Sign-in",
  auth: "public",
  limits: [SIGNATURE_CHECKS],
  body: SignIn,
  answers: { 200: SignedIn, ...problems(400, 401, 413, 415, 429) },
  async handle({ body, deps }) {
    const message = readSignInMessage(body.message);
    const allowsHost = createAllowsHost(deps.baseUrl, deps.uiUrl, deps.siweDomains);
    checkMessage(message, allowsHost, Date.now());
    const { address, chainId, nonce } = message;
    await checkSignature({ address, chainId, text: body.message, signature: body.signature }, deps);
    const signedIn = await signIn(deps.database.em, { nonce, address });
    if (!signedIn)
      throw unauthorized("The nonce is unknown, used, expired or another address's; ask for a new one.");
    const { user, session } = signedIn;
    const pair = await deps.tokens.issue(session);
    const summary = { id: user.id, ethereumAddress: user.ethereumAddress };
    return ok({ ...pair, user: summary }, { "cache-control": "no-store" });
  },
});
