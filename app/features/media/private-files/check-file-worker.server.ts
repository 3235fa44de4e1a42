import { bad, type Check, good } from "../../../server/doctor/check.ts";
import { canOpenFiles } from "../../../server/file-worker/open-file-worker.server.ts";

const checkFileWorker: Check = async () =>
  (await canOpenFiles())
    ? good("Files that people send can be opened.")
    : bad(
        "Files that people send cannot be opened: the process for it does not start.",
        "app/server, app/values and node_modules of the checkout must lie beside build, and be readable.",
      );

export const fileWorkerChecks: [name: string, check: Check][] = [["Files of people", checkFileWorker]];
