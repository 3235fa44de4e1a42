import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  // Who may send a form is decided in app/server/http/same-site.ts, before any route runs; the framework's own
  // check compares schemes too and would refuse every form behind a TLS proxy.
  allowedActionOrigins: ["**"],
  // The staff area gets all routes with its scripts, in one file per build. Otherwise the framework answers `/__manifest`,
  // where anybody may ask it to match thousands of paths.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
