import { openDatabase } from "../db/database.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";

/** Writes the migration from the given database's schema to what the entities say today. */
await runCommand(async (environment, onStop) => {
  const [name] = process.argv.slice(2);
  if (!name || !/^[a-z0-9-]+$/.test(name))
    throw new CannotStart("Name the migration, such as: npm run new-migration -- add-users");
  const database = await openDatabase(required(environment, "DATABASE_URL").DATABASE_URL);
  onStop(() => database.close());
  const { fileName } = await database.migrator.create(undefined, false, false, name);
  console.log(fileName ? `db/migrations/${fileName}` : "The database equals the entities; nothing to write.");
});
