import { Type } from "typebox";
import { setBudget } from "../../db/budgets/budgets.ts";
import { CUSTODY_KINDS, type CustodyKind } from "../../domain/execution-type.ts";
import { parseWei } from "../../domain/wei.ts";
import { ok } from "../answer.ts";
import { readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { badRequest } from "../refusal.ts";
import { route } from "../route.ts";
import { BudgetRecord, presentBudget } from "./budget-record.ts";

const mustBe = "a whole number of base units as a decimal string, or null";
const LimitInput = (period: string) =>
  Type.Optional(
    Type.Union([Type.String({ pattern: "^(0|[1-9][0-9]{0,77})$", mustBe }), Type.Null()], {
      mustBe,
      description: `The most that may leave ${period}, in base units; without it nothing limits that.`,
    }),
  );

const SetBudget = Type.Object(
  {
    type: Type.Unsafe<CustodyKind>(Type.Enum([...CUSTODY_KINDS], { mustBe: "execution or agent" })),
    asset: Type.String({
      pattern: "^(native|0x[0-9a-fA-F]{40})$",
      mustBe: "native or a token's address",
      description: "native for the chain's own currency, or the token's contract.",
    }),
    chainId: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], {
        mustBe: "a positive integer or null",
        description: "Counts what happens on this chain only; without it all chains count together.",
      }),
    ),
    perTransaction: LimitInput("in one transaction"),
    per24h: LimitInput("in any 24 hours"),
    per30d: LimitInput("in any 30 days"),
  },
  { $id: "SetBudget", additionalProperties: false },
);

export const putBudget = route({
  method: "PUT",
  path: "/settings/budgets",
  summary:
    "Sets how much of an asset may leave through the caller's custody integration of a type: all limits at once, none removes the budget. Agents' keys and tokens cannot.",
  tag: "Settings",
  auth: ["jwt"],
  body: SetBudget,
  answers: { 200: BudgetRecord, ...problems(400, 401, 413, 415) },
  async handle({ body, caller, deps }) {
    const budget = await setBudget(deps.database, caller.user.id, body.type, {
      asset: body.asset === "native" ? body.asset : readAddress(body.asset, "asset"),
      chainId: body.chainId ?? null,
      limits: {
        transaction: readLimit(body.perTransaction, "perTransaction"),
        "24h": readLimit(body.per24h, "per24h"),
        "30d": readLimit(body.per30d, "per30d"),
      },
    });
    if (budget === "too-many")
      throw badRequest("There are too many budgets of this type; remove one by setting it without limits.");
    return ok(presentBudget(budget));
  },
});

function readLimit(text: string | null | undefined, field: string): bigint | null {
  if (text === null || text === undefined) return null;
  const limit = parseWei(text);
  if (limit !== undefined) return limit;
  const message = `${field} must be at most 2^256-1.`;
  throw badRequest(message, [{ path: `/${field}`, message }]);
}
