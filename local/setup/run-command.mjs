import { spawn } from "node:child_process";

/**
 * Runs a command to its end without showing its output; a failure carries the beginning of what it said. When this process
 * is asked to end, so is the command.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, timeoutMs?: number }} [options]
 * @returns {Promise<void>}
 */
export function runCommand(file, args, { cwd, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, timeout: timeoutMs, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(0, 8000);
    };
    const endToo = () => {
      child.kill();
      process.exit(1);
    };
    const leave = () => process.off("SIGTERM", endToo).off("SIGINT", endToo);
    process.once("SIGTERM", endToo).once("SIGINT", endToo);
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", (error) => {
      leave();
      reject(error);
    });
    child.once("close", (code) => {
      leave();
      if (code === 0) resolve();
      else reject(new Error(output.trim() || `${file} ended with ${code ?? "a signal"}`));
    });
  });
}
