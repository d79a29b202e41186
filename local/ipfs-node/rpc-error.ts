/** An answer in kubo's shape of an error; kubo uses 500 for almost everything that a command refuses. */
export class RpcError extends Error {
  readonly status: number;

  constructor(message: string, status = 500) {
    super(message);
    this.status = status;
  }

  toJSON(): { Message: string; Code: number; Type: "error" } {
    return { Message: this.message, Code: 0, Type: "error" };
  }
}
