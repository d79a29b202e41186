import { runCommand } from "../runtime/run-command.ts";
import { signIn } from "./demo/client.ts";

/** Signs in with a new wallet and prints what a shell needs to go on: eval "$(npm run --silent sign-in)". */
await runCommand(async (environment) => {
  const baseUrl = environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
  const { address, secret } = await signIn(baseUrl);
  console.log(`export API=${baseUrl}\nexport ADDRESS=${address}\nexport API_KEY=${secret}`);
});
