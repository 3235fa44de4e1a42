import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  // Who may send a form is decided in app/server/http/same-site.ts, before any route runs; the framework's own
  // check compares schemes too and would refuse every form behind a TLS proxy.
  allowedActionOrigins: ["**"],
} satisfies Config;
