import { Type } from "typebox";

export const TokenPair = Type.Object(
  { accessToken: Type.String(), refreshToken: Type.String() },
  { $id: "TokenPair", additionalProperties: false },
);

export const RefreshTokenInput = Type.Object(
  {
    refreshToken: Type.String({
      minLength: 1,
      maxLength: 4096,
      description: "As it was answered by sign-in or by the last refresh.",
    }),
  },
  { additionalProperties: false },
);
