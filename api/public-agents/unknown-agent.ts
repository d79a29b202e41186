import { notFound } from "../refusal.ts";

export const unknownAgent = () => notFound("No transaction was ever submitted for this address.");
