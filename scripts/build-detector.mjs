// `node scripts/build-detector.mjs [FOLDER]`: makes `vendor/faces`, which servers only use (docs/decisions/048).
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
const packages = join(root, "node_modules");
const source = (name) => join(import.meta.dirname, "detector", name);

/** Only the parts for finding faces; weights for recognition, age and emotion are not copied. */
const copies = {
  "@vladmandic/face-api/model/ssd_mobilenetv1_model.bin": "weights.bin",
  "@vladmandic/face-api/model/ssd_mobilenetv1_model-weights_manifest.json": "weights.json",
  "@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm": "kernels.wasm",
};

/** Parts of the libraries that a single thread without network does not need. */
const left = [/.*tfjs-backend-wasm-threaded-simd(?:\.worker)?(?:\.js)?$/, "node-fetch"];

const alias = [
  { find: /.*dist\/tfjs\.esm$/, replacement: source("tensorflow.mjs") },
  ...left.map((find) => ({ find, replacement: source("left-out.mjs") })),
];

/** @param {string} folder target folder */
async function buildDetector(folder) {
  mkdirSync(folder, { recursive: true });
  const made = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    resolve: { alias },
    ssr: { noExternal: true },
    build: {
      ssr: source("open-detector.mjs"),
      write: false,
      minify: true,
      target: "es2022",
      // The library's kernels are CommonJS.
      rolldownOptions: { output: { banner: "const __dirname = import.meta.dirname;" }, onwarn() {} },
    },
  });
  const [chunk] = "output" in made ? made.output : [];
  if (chunk?.type !== "chunk") throw new Error("The detector was not built.");
  writeFileSync(join(folder, "detector.mjs"), chunk.code);
  for (const [from, to] of Object.entries(copies)) copyFileSync(join(packages, from), join(folder, to));
  writeFileSync(join(folder, "LICENSES.txt"), licenses());
}

function licenses() {
  const mit = readFileSync(join(packages, "@vladmandic/face-api/LICENSE"), "utf8");
  const names = ["@vladmandic/face-api", "@tensorflow/tfjs-core", "@tensorflow/tfjs-backend-wasm", "long"];
  const lines = names.map((name) => {
    const { version, license } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
    return `${name} ${version}: ${license}`;
  });
  return [
    "detector.mjs and kernels.wasm are made of these packages; weights.bin and weights.json are of the first:\n",
    ...lines.map((line) => `- ${line}`),
    "\nApache-2.0: see LICENSE-Apache-2.0.txt (Copyright Google LLC; long: Daniel Wirtz and others)\n",
    `@vladmandic/face-api:\n\n${mit}`,
  ].join("\n");
}

await buildDetector(process.argv[2] ?? join(root, "vendor/faces"));
