/** A face's position, as fractions of the picture from its left and upper edge. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ScoredBox extends FaceBox {
  /** Confidence from 0 to 1. */
  score: number;
}

/** A part of the picture, in pixels. */
export interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Part of width and height that neighbouring tiles share, so that a face at a border is complete in one of them. */
const overlap = 0.25;

/** Minimum size for tiles: smaller pictures are examined whole, as the detector works on 512 pixels. */
const minTiledPixels = 640;

/** Returns the whole picture, and four overlapping quarters in which small faces appear larger. */
export function tilesOf(width: number, height: number): Tile[] {
  const whole = { left: 0, top: 0, width, height };
  if (Math.max(width, height) < minTiledPixels) return [whole];
  const [wide, high] = [width, height].map((side) => Math.ceil(side / (2 - overlap)));
  if (wide === undefined || high === undefined) return [whole];
  const places = [0, height - high].flatMap((top) => [0, width - wide].map((left) => ({ left, top })));
  return [whole, ...places.map((place) => ({ ...place, width: wide, height: high }))];
}

/** Converts a box inside a tile to fractions of the picture, cut off at its edges. */
export function placeInPicture(box: ScoredBox, tile: Tile, width: number, height: number): ScoredBox {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const x = within((tile.left + box.x * tile.width) / width);
  const y = within((tile.top + box.y * tile.height) / height);
  const right = within((tile.left + (box.x + box.width) * tile.width) / width);
  const bottom = within((tile.top + (box.y + box.height) * tile.height) / height);
  return { score: box.score, x, y, width: right - x, height: bottom - y };
}

/** Minimum shared part of the smaller box for two boxes to be the same face. */
const sameFace = 0.4;

/** Merges overlapping boxes into the one with the highest score. Sorts from left to right, then from the top. */
export function mergeBoxes(found: ScoredBox[]): ScoredBox[] {
  const kept: ScoredBox[] = [];
  for (const box of found.toSorted((a, b) => b.score - a.score))
    if (areaOf(box) > 0 && kept.every((other) => sharedPart(box, other) <= sameFace)) kept.push(box);
  return kept.sort((a, b) => a.x - b.x || a.y - b.y);
}

const areaOf = ({ width, height }: FaceBox) => Math.max(0, width) * Math.max(0, height);

function sharedPart(one: FaceBox, other: FaceBox): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return areaOf({ x: 0, y: 0, width, height }) / (width > 0 && height > 0 ? Math.min(areaOf(one), areaOf(other)) : 1);
}
