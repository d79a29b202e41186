import type { Call } from "../../calls/call.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";

/** Nobody who sends, receives, may spend or is called is on a sanctions list. */
export const sanctionsScreening = hardNode({
  id: "legal_compliance.sanctions_screening",
  level: 1,
  run({ calls, intent }, { sanctions }) {
    const parties = [
      ...calls.flatMap(partiesOf),
      ...intent.steps.flatMap(({ counterparty }) =>
        counterparty?.kind === "address" ? [["named in the intent", counterparty.address] as const] : [],
      ),
    ];
    for (const [role, address] of parties) {
      const name = sanctions.entries[address];
      if (name === undefined) continue;
      return fail(1, `${address} (${role}) is on a sanctions list as ${name}.`, {
        expected: "parties that are on no sanctions list",
        actual: address,
        remedy: "Do not deal with this address.",
        role,
        listed_as: name,
        list_date: sanctions.date,
      });
    }
    if (parties.length === 0) return skip("No address could be read.");
    const checked = [...new Set(parties.map(([, address]) => address))];
    return pass(0.99, `No address involved is on the sanctions list of ${sanctions.date}.`, {
      checked,
      list_date: sanctions.date,
    });
  },
});

function partiesOf({ from, to, recipient, spender, owner }: Call): [role: string, address: string][] {
  const roles = { sender: from, recipient, spender, "owner of the funds": owner, "contract called": to };
  return Object.entries(roles).flatMap(([role, address]) => (address === undefined ? [] : [[role, address]]));
}
