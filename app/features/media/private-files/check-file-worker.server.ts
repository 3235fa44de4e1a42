import { childrenChecks } from "content/doctor-children.ts";
import { bad, type Check, good } from "../../../server/doctor/check.ts";
import { canOpenFiles } from "../../../server/file-worker/open-file-worker.server.ts";

const checkFileWorker: Check = async () => {
  const { fileWorker } = childrenChecks;
  return (await canOpenFiles()) ? good(fileWorker.good) : bad(fileWorker.problem, fileWorker.remedy);
};

export const fileWorkerChecks = (): [name: string, check: Check][] => [
  [childrenChecks.fileWorker.name, checkFileWorker],
];
