import { expect } from "chai";
import { freshDatabase, startChain, startIpfs, temporalServer } from "../../stack/stack.ts";
describe("x", () => {
  it("db", async () => { const t=Date.now(); const [a,b]= await Promise.all([freshDatabase(),freshDatabase()]); console.log(a,b,Date.now()-t); expect(a).to.not.equal(b);});
  it("temporal", async () => { const t=Date.now(); console.log(await temporalServer(), Date.now()-t)});
  it("chain", async () => { const t=Date.now(); const c=await startChain(); console.log(c.url, Date.now()-t); await c.kill(); await c.restart(); await c.stop()});
  it("ipfs", async () => { const t=Date.now(); const c=await startIpfs(); console.log(c.url, Date.now()-t); await c.kill(); await c.restart(); console.log(Date.now()-t)});
});
