import { FileTooCostly, type FileWorker } from "../file-worker/file-worker.ts";
import { cutPicture, drawJpeg, inDrawingTurn } from "./draw-picture.server.ts";
import type { ImageMaker, PictureProblem, Pixels } from "./image-maker.ts";
import { loadSharp } from "./load-sharp.server.ts";
import { makeLogo } from "./make-logo.server.ts";
import { cuts, findProblem, lookOf, makePicture, onPage } from "./make-picture.server.ts";
import { readOptions } from "./read-upright.server.ts";

/** The last picture in the queue, for which the next one waits. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes pictures in this process, one size at a time, so that one core stays free for page requests. Files from outside
 * go to the file worker (`openImages`).
 */
export const sharpImages: ImageMaker = {
  make: (bytes, shape = "whole") => inTurn(() => makePicture(bytes, shape)),
  makeCovered: (bytes, areas, shape = "whole") => inTurn(() => makePicture(bytes, shape, areas)),
  readPixels: (bytes) => inTurn(() => readPixels(bytes)),
  // Drawings have their own queue, because a messenger waits only two seconds for a preview picture, and an upload
  // takes longer.
  draw: (svg, options) => inDrawingTurn(async () => drawJpeg(await loadSharp(), svg, options)),
  look: async (bytes) => {
    const sharp = await loadSharp();
    return lookOf(sharp, sharp(bytes, readOptions));
  },
  cut: async (bytes, area) => cutPicture(await loadSharp(), bytes, area),
  makeLogo: (bytes) => inTurn(async () => makeLogo(await loadSharp(), bytes)),
};

/** Makes pictures in the same way, but opens files from outside in the file worker. */
export const openImages = (worker: FileWorker): ImageMaker => ({
  ...sharpImages,
  make: (bytes, shape = "whole") => orCostly(worker.open("picture", shape, bytes, "staff")),
  makeLogo: (bytes) => orCostly(worker.open("logo", undefined, bytes, "staff")),
});

async function orCostly<Made>(made: Promise<Made>): Promise<Made | { problem: "costly" }> {
  try {
    return await made;
  } catch (error) {
    if (error instanceof FileTooCostly) return { problem: "costly" };
    throw error;
  }
}

function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make);
  last = made.catch(() => {});
  return made;
}

async function readPixels(bytes: Uint8Array): Promise<Pixels | { problem: PictureProblem }> {
  const sharp = await loadSharp();
  const problem = await findProblem(sharp, bytes);
  if (problem !== undefined) return { problem };
  try {
    const upright = onPage(sharp(bytes, readOptions).autoOrient().toColourspace("srgb").resize(cuts.whole));
    const { data, info } = await upright.normalise().raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (channels === 3) return { width, height, data };
    const coloured = sharp(data, { raw: { width, height, channels } }).toColourspace("srgb").removeAlpha();
    const made = await coloured.raw().toBuffer({ resolveWithObject: true });
    return made.info.channels === 3 ? { width, height, data: made.data } : { problem: "damaged" };
  } catch {
    return { problem: "damaged" };
  }
}
