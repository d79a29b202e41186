/** A container's health: the address given answers with success. */
const [address = ""] = process.argv.slice(2);
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4000) });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  // Docker keeps the exit code only; why there is no answer stands in the process's own log.
  process.exitCode = 1;
}
