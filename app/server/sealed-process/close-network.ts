import { registerHooks } from "node:module";

const network = /^(?:node:)?(?:net|tls|https?|http2|dgram|dns|dns\/promises|inspector)$/;
const programs = /^(?:node:)?(?:child_process|worker_threads)$/;

/**
 * Closes the network for the rest of a process: Node's permission model does not cover it before version 25.
 * @param only "network" keeps the modules that start programs and threads: permissions refuse these anyway
 */
export function closeNetwork(only?: "network"): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (network.test(specifier) || (only === undefined && programs.test(specifier)))
        throw new Error("This process has no network.");
      return next(specifier, context);
    },
  });
  for (const name of ["fetch", "WebSocket", "EventSource"]) Reflect.deleteProperty(globalThis, name);
  Object.defineProperty(process, "getBuiltinModule", { value: undefined });
}
