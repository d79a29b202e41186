import type { Address } from "../../../addresses/address.ts";
import { compileDecoder, Malformed, type Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { PERMIT_BATCH, PERMIT_SINGLE, permitsOf } from "../permit2.ts";
import { ACROSS_DEPOSIT, bridge } from "./across-deposit.ts";
import type { Ledger } from "./ledger.ts";
import { exactly } from "./range.ts";
import { CONTRACT_BALANCE, currencyOf, mapped } from "./router-constants.ts";
import {
  decodeV2In,
  decodeV2Out,
  decodeV3In,
  decodeV3Out,
  v2In,
  v2Out,
  v3In,
  v3Out,
} from "./router-swaps.ts";
import type { RouterVersion } from "./router-versions.ts";
import { runV4Actions } from "./v4-actions.ts";
import type { VersionedDecoder } from "./versioned-decoder.ts";

interface Command {
  /** The versions that have it; all where absent. */
  since?: "2.0" | "2.1";
  apply(ledger: Ledger, hex: string, version: RouterVersion | undefined): void;
}

/** A plan in a plan in a plan: no wallet makes more. */
const MAX_DEPTH = 4;
const ALLOW_REVERT = 0x80;
/** A bit that older routers ignore, so that a command with it is another command there. */
const SEVENTH_BIT = 0x40;

const swap = (decode: VersionedDecoder, run: (ledger: Ledger, values: Values) => void): Command => ({
  apply: (ledger, hex, version) => run(ledger, decode(hex, version)),
});

function command(signature: string, run: (ledger: Ledger, values: Values) => void): Command {
  const compiled = compileDecoder(signature);
  return { apply: (ledger, hex) => run(ledger, compiled.decode(hex)) };
}

const permit = (struct: string): Command =>
  command(`permit(${struct} permit, bytes signature)`, ({ permits, envelope }, values) =>
    permits.push(...permitsOf(values.permit as Values, envelope.from, envelope.chainId)),
  );

const portion = (denominator: bigint): Command =>
  command("payPortion(address token, address recipient, uint256 portion)", (ledger, values) => {
    const currency = currencyOf(values.token);
    const to = mapped(ledger, values.recipient as Address);
    const held = ledger.drawAll(currency);
    ledger.give(
      currency,
      "router",
      ledger.takeShare(currency, to, held, values.portion as bigint, denominator),
    );
  });

const COMMANDS: ReadonlyMap<number, Command> = new Map<number, Command>([
  [0x00, swap(decodeV3In, v3In)],
  [0x01, swap(decodeV3Out, v3Out)],
  [
    0x02,
    command("transferFrom(address token, address recipient, uint160 amount)", (ledger, values) => {
      const token = values.token as Address;
      const amount = exactly(values.amount as bigint);
      ledger.spend(token, amount);
      ledger.give(token, mapped(ledger, values.recipient as Address), amount);
    }),
  ],
  [0x03, permit(PERMIT_BATCH)],
  [
    0x04,
    // The router reads 160 bits of the minimum and drops the rest.
    command("sweep(address token, address recipient, uint160 amountMin)", (ledger, values) => {
      const currency = currencyOf(values.token);
      const swept = ledger.drawAll(currency, values.amountMin as bigint);
      ledger.give(currency, mapped(ledger, values.recipient as Address), swept);
    }),
  ],
  [
    0x05,
    command("transfer(address token, address recipient, uint256 value)", (ledger, values) => {
      const currency = currencyOf(values.token);
      const value = values.value as bigint;
      const paid =
        value === CONTRACT_BALANCE
          ? ledger.drawAll(currency)
          : ledger.draw(currency, { min: value, max: value });
      ledger.give(currency, mapped(ledger, values.recipient as Address), paid);
    }),
  ],
  [0x06, portion(10_000n)],
  [0x07, { since: "2.1", ...portion(10n ** 18n) }],
  [0x08, swap(decodeV2In, v2In)],
  [0x09, swap(decodeV2Out, v2Out)],
  [0x0a, permit(PERMIT_SINGLE)],
  [
    0x0b,
    command("wrap(address recipient, uint256 amount)", (ledger, values) => {
      const amount = values.amount as bigint;
      const wrapped =
        amount === CONTRACT_BALANCE
          ? ledger.drawAll("native")
          : ledger.draw("native", { min: amount, max: amount });
      ledger.give(ledger.wrapped(), mapped(ledger, values.recipient as Address), wrapped);
    }),
  ],
  [
    0x0c,
    command("unwrap(address recipient, uint256 amountMin)", (ledger, values) => {
      const unwrapped = ledger.drawAll(ledger.wrapped(), values.amountMin as bigint);
      ledger.give("native", mapped(ledger, values.recipient as Address), unwrapped);
    }),
  ],
  [
    0x0d,
    command(
      "batch((address from, address to, uint160 amount, address token)[] transfers)",
      (ledger, values) => {
        for (const { from, to, amount, token } of values.transfers as Values[]) {
          if (ledger.envelope.from !== undefined && from !== ledger.envelope.from)
            throw new Malformed("it moves tokens of somebody who is not the sender");
          ledger.spend(token as Address, exactly(amount as bigint));
          ledger.give(token as Address, ledger.holder(to as Address), exactly(amount as bigint));
        }
      },
    ),
  ],
  // It moves nothing and can only stop the plan.
  [0x0e, command("balanceCheck(address owner, address token, uint256 minBalance)", () => undefined)],
  [0x10, { since: "2.0", apply: runV4Actions }],
  [
    0x40,
    {
      since: "2.1",
      ...command(ACROSS_DEPOSIT, (ledger, values) => bridge(ledger, values.deposit as Values)),
    },
  ],
]);

const subPlan = compileDecoder("execute(bytes commands, bytes[] inputs)");
const EXECUTE_SUB_PLAN = 0x21;

/** Runs a plan's commands in order on the books. */
export function runCommands(
  ledger: Ledger,
  { commands, inputs }: Values,
  version: RouterVersion | undefined,
  depth = 0,
): void {
  const codes = String(commands).slice(2);
  const hexes = inputs as string[];
  if (codes.length / 2 !== hexes.length) throw new Malformed("it has not as many inputs as commands");
  for (const [index, input] of hexes.entries()) {
    const byte = Number.parseInt(codes.slice(index * 2, index * 2 + 2), 16);
    const code = byte & ~ALLOW_REVERT;
    const run = (steps: () => void) => (byte & ALLOW_REVERT ? ledger.perhaps(steps) : steps());
    if (code === EXECUTE_SUB_PLAN && version !== "1") {
      if (depth === MAX_DEPTH) throw unknown("plans nested too deep");
      run(() => runCommands(ledger, subPlan.decode(input.slice(2)), version, depth + 1));
      continue;
    }
    const known = COMMANDS.get(code);
    if (!known || !has(version, known.since) || (code & SEVENTH_BIT && version !== "2.1"))
      throw unknown(`the command 0x${code.toString(16).padStart(2, "0")}`);
    run(() => known.apply(ledger, input.slice(2), version));
  }
}

function has(version: RouterVersion | undefined, since: Command["since"]): boolean {
  return since === undefined || version === undefined || version >= since;
}

function unknown(what: string): NotUnderstood {
  return new NotUnderstood(
    `The plan has ${what}, which is not understood at this router.`,
    "Use swaps, payments and Permit2 commands that the router's version has.",
  );
}
