// Built into `vendor/faces/detector.mjs` by `scripts/build-detector.mjs`.
import { setWasmPath } from "@tensorflow/tfjs-backend-wasm/dist/index.js";
import { disableDeprecationWarnings, enableProdMode, io, ready, setBackend, tensor3d } from "@tensorflow/tfjs-core";
import "@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops.js";
import { SsdMobilenetv1 } from "@vladmandic/face-api/src/ssdMobilenetv1/SsdMobilenetv1.ts";

/** Implements `OpenDetector` of `app/server/faces/detector-process.ts`. */
export async function openDetector({ wasm, manifest, weights }) {
  enableProdMode();
  disableDeprecationWarnings();
  setWasmPath(wasm);
  if (!(await setBackend("wasm"))) throw new Error("WebAssembly with SIMD is not available.");
  await ready();
  const net = new SsdMobilenetv1();
  const entries = manifest.flatMap((group) => group.weights);
  net.loadFromWeightMap(io.decodeWeights(weights, entries));
  return async (pixels, width, height, minConfidence) => {
    const picture = tensor3d(pixels, [height, width, 3], "int32");
    try {
      const found = await net.locateFaces(picture, { maxResults: 200, minConfidence });
      return found.map(({ score, relativeBox: { x, y, width, height } }) => ({ score, x, y, width, height }));
    } finally {
      picture.dispose();
    }
  };
}
