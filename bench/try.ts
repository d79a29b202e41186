import { startStack } from "/work/main/bench/stack.ts";
import { makeCallers } from "/work/main/bench/load/callers.ts";
import { openConnection } from "/work/main/bench/load/connection.ts";
import { followTransaction, followBare } from "/work/main/bench/measures/one-transaction.ts";
import { median } from "/work/main/bench/median.ts";
const t=performance.now();
const stack = await startStack();
console.log("up", performance.now()-t);
try {
const callers = await makeCallers(stack.database, 50);
const c = await openConnection(stack.ports.api);
for (let r=0;r<4;r++){ const j=[],d=[],b=[];
 for (let i=0;i<20;i++){ const f = await followTransaction(c, callers[(r*20+i)%50]!); j.push(f.judged); d.push(f.decided); await new Promise(r=>setTimeout(r,60)); }
 for (let i=0;i<20;i++) b.push(await followBare(stack.temporal));
 console.log(median(j).toFixed(1), median(d).toFixed(1), median(b).toFixed(1));
}
c.close();
} finally { await stack.end(); }
