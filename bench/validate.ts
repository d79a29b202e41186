import { freePort } from "../local/free-port.ts";
import { createNodeProgram } from "../local/parts/node-program.ts";
import { runCommand } from "../runtime/run-command.ts";
import { createThrowAway } from "../test/stack/throw-away.ts";
import { corpusRequests } from "./load/corpus-requests.ts";
import { machine } from "./machine.ts";
import { engineRows, threadsRow } from "./measures/engine.ts";
import { latencyRow, validationsRow } from "./measures/validations.ts";
import { table } from "./table.ts";

/** `npm run bench:validate`: what the arbiter costs, on the corpus' requests, alone and over HTTP. */
await runCommand(async (_environment, onStop) => {
  console.log(`${machine()}\n`);
  const texts = corpusRequests();
  const { folder, start, end } = await createThrowAway();
  onStop(end);
  const dataDirectory = folder("data");
  const [validator, echo] = await Promise.all([freePort(), freePort()]);
  const program = (name: string, main: string, environment: NodeJS.ProcessEnv) =>
    createNodeProgram({
      name,
      main,
      dataDirectory,
      environment: { DATA_DIR: dataDirectory, ...environment },
    });
  const engine = [...engineRows(texts), await threadsRow(texts)];
  await Promise.all(
    [
      program("validator", "validator/main.ts", { VALIDATOR_PORT: String(validator) }),
      program("bare-echo", "bench/bare/echo.ts", { PORT: String(echo) }),
    ].map(start),
  );
  const ports = { validator, echo };
  const validations = await validationsRow(ports, texts);
  console.log(table([...engine, validations, await latencyRow(ports, texts, validations)]));
});
