import { createServer, type Server } from "node:net";
import { type Config, ConfigError } from "../config/config.server.ts";

type Place = Pick<Config, "port" | "host">;

/**
 * @returns the bound port
 * @throws ConfigError when the port cannot be bound
 */
export function listen(server: Server, { port, host }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on("error", ({ code }: NodeJS.ErrnoException) => reject(new ConfigError(...whyNotBound(port, code))));
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(typeof bound === "object" && bound !== null ? bound.port : port);
    });
  });
}

function whyNotBound(port: number, code: string | undefined): [variable: string, why: string] {
  if (code === "EADDRINUSE")
    return ["PORT", `${port} is in use by another program. Choose another: PORT=3001 npm start`];
  if (code === "EACCES") return ["PORT", `${port} may not be opened by this user. Choose one above 1023.`];
  return ["HOST", `cannot be listened on: ${code}.`];
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
