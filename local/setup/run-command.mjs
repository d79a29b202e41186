import { spawn } from "node:child_process";

/**
 * Runs a command to its end without showing its output; a failure carries the beginning of what it said. The command has
 * a process group of its own, so that all of it can be ended at once when this process is asked to end: an npm that goes
 * on by itself would be in the way of the next start's.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, timeoutMs?: number }} [options]
 * @returns {Promise<void>}
 */
export function runCommand(file, args, { cwd, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(0, 8000);
    };
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    };
    const interrupted = () => {
      end();
      process.exit(1);
    };
    const timer = timeoutMs && setTimeout(end, timeoutMs);
    const leave = () => {
      clearTimeout(timer);
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, interrupted);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, interrupted);
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
