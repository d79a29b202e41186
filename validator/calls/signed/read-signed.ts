import { Malformed, type Values } from "../abi/compile-decoder.ts";
import { readParameters } from "../named-values.ts";
import { NotUnderstood, type ReadCall, unreadable } from "../unreadable-call.ts";
import { augustusRfqOrder } from "./augustus-rfq.ts";
import { cowOrder } from "./cow-order.ts";
import { declares } from "./declared-types.ts";
import { signedGovernance } from "./governance.ts";
import { hyperliquid } from "./hyperliquid.ts";
import { oneInchOrder } from "./one-inch-order.ts";
import { permit2Transfers } from "./permit2-transfer.ts";
import { safeTx } from "./safe-tx.ts";
import type { SignedType, Signing } from "./signed-type.ts";
import { uniswapX } from "./uniswap-x.ts";

const SIGNED: readonly SignedType[] = [
  cowOrder,
  safeTx,
  ...permit2Transfers,
  ...uniswapX,
  oneInchOrder,
  augustusRfqOrder,
  ...signedGovernance,
  ...hyperliquid,
];
const byName = Map.groupBy(SIGNED, ({ name }) => name);

export interface Typed {
  primaryType: unknown;
  message: Readonly<Record<string, unknown>>;
  types: Readonly<Record<string, unknown>>;
}

/** What a signature of an order or a transaction allows; undefined where its type is none that is known, to the field. */
export function readSigned({ primaryType, message, types }: Typed, signing: Signing): ReadCall[] | undefined {
  const name = typeof primaryType === "string" ? primaryType : "";
  for (const type of byName.get(name) ?? []) {
    if (Object.hasOwn(types, name) && !declares(types, name, type.fields)) continue;
    const read = readParameters(type.fields, message);
    if (read?.unused === 0) return refusing(type, read.values, signing);
  }
  return undefined;
}

function refusing(type: SignedType, values: Values, signing: Signing): ReadCall[] {
  const { position } = signing.place;
  const actual = `${type.name} for ${signing.contract}`;
  try {
    return type.read(values, signing);
  } catch (error) {
    if (error instanceof NotUnderstood) {
      return [
        unreadable("not-understood", position)(error.message, {
          expected: "an order that shows what it allows",
          actual,
          remedy: error.remedy,
        }),
      ];
    }
    if (!(error instanceof Malformed)) throw error;
    return [
      unreadable("malformed", position)(`What is to be signed cannot be right: ${error.message}.`, {
        expected: `a sound ${type.name}`,
        actual: `one in which ${error.message}`,
        remedy: "Build the typed data again.",
      }),
    ];
  }
}
