import { createServer, type Server } from "node:net";
import { serverStart } from "content/server-start.ts";
import { withLatestClock } from "../clock/clock-scope.server.ts";
import { type Config, ConfigError } from "../config/config.server.ts";

type Place = Pick<Config, "port" | "host">;

/**
 * @returns the bound port
 * @throws ConfigError when the port cannot be bound
 */
export function listen(server: Server, { port, host }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on("error", ({ code }: NodeJS.ErrnoException) =>
      reject(new ConfigError(...withLatestClock(() => whyNotBound(port, code)))),
    );
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(typeof bound === "object" && bound !== null ? bound.port : port);
    });
  });
}

function whyNotBound(port: number, code: string | undefined): [variable: string, why: string] {
  if (code === "EADDRINUSE") return ["PORT", serverStart.portTaken(port)];
  if (code === "EACCES") return ["PORT", serverStart.portClosed(port)];
  return ["HOST", serverStart.hostClosed(code)];
}

/**
 * Checks that the port is free, before the database changes for a site that could not start.
 * @throws ConfigError
 */
export async function requireFreePort(place: Place): Promise<void> {
  const server = createServer();
  await listen(server, place);
  await new Promise((resolve) => server.close(resolve));
}
