import { FAILED_HERE } from "../failed-here.ts";

/** A tool that broke. Both generations of the SDK answer with an error's own code and message. */
export class ToolFailure extends Error {
  /** "Internal error" of JSON-RPC 2.0, 5.1. */
  readonly code = -32_603;

  constructor() {
    super(FAILED_HERE);
    this.name = "ToolFailure";
  }
}
