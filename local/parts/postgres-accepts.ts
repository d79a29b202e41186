import { connect } from "node:net";

const PROTOCOL_3_0 = 196_608;

/**
 * Whether PostgreSQL takes a connection of this user. It answers a startup message with a request to authenticate
 * ("R") once it is up, and with an error ("E") while it is still recovering.
 */
export function postgresAccepts(port: number, user: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(startupMessage(user)));
    socket.setTimeout(1000, () => socket.destroy());
    socket.once("data", (answer) => {
      resolve(answer[0] === "R".charCodeAt(0));
      socket.destroy();
    });
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
  });
}

function startupMessage(user: string): Buffer {
  const body = Buffer.from(`user\0${user}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + body.length, 0);
  head.writeInt32BE(PROTOCOL_3_0, 4);
  return Buffer.concat([head, body]);
}
