import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";

const MODULE = join(import.meta.dirname, "..", "..", "..", "local", "free-port.ts");
/** So many that two processes which knew nothing of each other would surely meet. */
const EACH = 400;

describe("free ports", () => {
  it("are given to one process alone for as long as it lives, though nobody listens on them", async () => {
    const processes = [asksForPorts(), asksForPorts()];
    try {
      const given = (await Promise.all(processes.map(({ ports }) => ports))).flat();
      expect(given).to.have.length(2 * EACH);
      expect(new Set(given).size).to.equal(given.length);
    } finally {
      for (const { child } of processes) child.kill();
    }
  });
});

/** A process that asks for ports, tells them and stays. */
function asksForPorts() {
  const program = `
    import { freePort } from ${JSON.stringify(MODULE)};
    const ports = [];
    while (ports.length < ${EACH}) ports.push(await freePort());
    process.stdout.write(JSON.stringify(ports));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ports = once(child.stdout, "data").then(([told]) => JSON.parse(String(told)) as number[]);
  return { child, ports };
}
