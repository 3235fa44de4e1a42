import * as build from "virtual:react-router/server-build";
import { handleRequestsWith } from "../../app/handle-request.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { withFiles } from "../../app/server/http/built-files.server.ts";
import { withHeaders } from "../../app/server/http/open-server.server.ts";
import { securityHeaders } from "../../app/server/http/security-headers.ts";
import { listenerFor } from "../../app/server/http/serve.server.ts";
import { listen } from "./loopback.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Opens a test site's production server on localhost: what comes and goes passes a real socket. @returns its port */
export function openTestSite(ctx: AppContext): Promise<number> {
  const files = withFiles(temporaryFolder(), listenerFor(handleRequestsWith(ctx, build), ctx));
  return listen(withHeaders(securityHeaders(ctx.config.siteUrl), files));
}
