import { Worker } from "node:worker_threads";

/**
 * Runs a function in a worker thread: reading a large SQLite file takes seconds, which must not delay requests.
 * @param work passed as text, as the built site is a single file: it can only use its parameter, and no import
 * @throws the error of the function, and the abort reason
 */
export async function runBeside<Data, Result>(
  work: (data: Data) => Result,
  data: Data,
  stopping?: AbortSignal,
): Promise<Result> {
  stopping?.throwIfAborted();
  const code = `{
    const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
    parentPort.postMessage((${work.toString()})(workerData));
  }`;
  const thread = new Worker(code, { eval: true, workerData: data, env: {} });
  const stop = () => void thread.terminate();
  stopping?.addEventListener("abort", stop, { once: true });
  return new Promise<Result>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(stopping?.reason ?? new Error("The database was not read to its end.")));
  }).finally(() => stopping?.removeEventListener("abort", stop));
}
