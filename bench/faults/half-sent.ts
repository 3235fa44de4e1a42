import { connect, type Socket } from "node:net";
import { makeFolder, startSite } from "../site-process.ts";
import type { Fault } from "./run-fault.ts";
import { aSending, sendAll } from "./visitors.ts";

/** More connections than places for forms. */
const held = 230;

/** Half-sent forms, each on its own connection; from one address, or each from another network. */
function holdForms(site: URL, addressOf: (number: number) => string): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: held }, (_, number) => {
      const socket = connect(Number(site.port), site.hostname);
      socket.on("error", () => {});
      const head = [
        "POST /contact HTTP/1.1",
        `Host: ${site.host}`,
        `Origin: ${site.origin}`,
        `X-Forwarded-For: ${addressOf(number)}`,
        "Content-Type: application/x-www-form-urlencoded",
        "Content-Length: 1000",
      ];
      return new Promise<Socket>((resolve) =>
        socket.write(`${head.join("\r\n")}\r\n\r\nfirstName=`, () => resolve(socket)),
      );
    }),
  );
}

/** Hundreds of connections hold half a form each, from one network, then from many: other forms still get through. */
export const halfSent: Fault = {
  name: "half-sent forms on many connections",
  async run() {
    const { folder, remove } = makeFolder();
    const site = await startSite(folder);
    try {
      const address = new URL(site.address);
      const sockets = [
        ...(await holdForms(address, () => "203.0.113.7")),
        ...(await holdForms(address, (number) => `2001:db8:0:${number.toString(16)}::1`)),
      ];
      const wanted = Array.from({ length: 60 }, (_, number) => aSending(number));
      const accepted = await sendAll(site.address, wanted);
      for (const socket of sockets) socket.destroy();
      const refused = wanted.length - accepted.length;
      return {
        tried: `${2 * held} connections with half a form, and ${wanted.length} whole ones beside them`,
        accepted: accepted.length,
        lost: 0,
        duplicates: 0,
        faults: refused === 0 ? [] : [`${refused} whole forms were not taken`],
      };
    } finally {
      await site.end("SIGKILL");
      remove();
    }
  },
};
