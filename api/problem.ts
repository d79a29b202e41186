import { type TSchema, Type } from "typebox";

/** The body of an error, where a route has no other shape for them. */
export const Problem = Type.Object(
  {
    statusCode: Type.Integer(),
    message: Type.String({ description: "One sentence that says what to change." }),
    error: Type.String({ description: "The status code's name." }),
    details: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
  },
  { $id: "Problem", additionalProperties: false },
);

/** Declares the error statuses of a route: `...problems(400, 404)`. */
export function problems(...statuses: number[]): Record<number, typeof Problem> {
  return Object.fromEntries(statuses.map((status) => [status, Problem]));
}

/** The same for a route whose errors have another shape. */
export function errorsOf(schema: TSchema, ...statuses: number[]): Record<number, TSchema> {
  return Object.fromEntries(statuses.map((status) => [status, schema]));
}
