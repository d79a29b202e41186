import { isIPv6 } from "node:net";

/** What a client address counts as: IPv4 as it is, also when mapped into IPv6, and of IPv6 the /64 that one customer has to itself. */
export function clientAddress(sent: string): string {
  const ip = withoutPort(sent);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.split("%", 1).join("").split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const network = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** Some proxies write the port along, which is another with every connection. */
function withoutPort(sent: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(sent)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(sent)?.[1] ?? sent;
}
