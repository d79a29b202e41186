import { createUser } from "./create-user.ts";
import { getUser } from "./get-user.ts";

export const userRoutes = [createUser, getUser];
