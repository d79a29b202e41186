import { runCommand } from "../runtime/run-command.ts";
import { agentOf, signIn } from "./demo/user.ts";

/** Signs in with a new wallet and prints what a shell needs to go on: eval "$(npm run --silent sign-in)". */
await runCommand(async (environment) => {
  const baseUrl = environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
  const user = await signIn(baseUrl);
  const { secret } = await agentOf(baseUrl, user);
  const lines = { API: baseUrl, ADDRESS: user.address, ACCESS_TOKEN: user.accessToken, API_KEY: secret };
  console.log(
    Object.entries(lines)
      .map(([name, value]) => `export ${name}=${value}`)
      .join("\n"),
  );
});
