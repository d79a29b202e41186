import { Type } from "typebox";

/** The body of every error. */
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
