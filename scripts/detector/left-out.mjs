// Replaces parts that the detector must not have.
export default function leftOut() {
  throw new Error("Left out of the detector.");
}
export const wasmWorkerContents = "";
