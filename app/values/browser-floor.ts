/** The oldest browsers that the site is built for and tested against, each by its major (and minor) version. */
export interface BrowserFloor {
  chrome: string;
  safari: string;
  firefox: string;
}

/** Public pages: phones of 2016 and younger, whose owners let them update until 2020. */
export const publicFloor: BrowserFloor = { chrome: "80", safari: "13.1", firefox: "78" };

/** The staff area. Below it, its pages work without script. */
export const staffFloor: BrowserFloor = { chrome: "99", safari: "15.4", firefox: "98" };

/** @returns the floor as Vite's build targets, like `chrome80` */
export const buildTargets = (floor: BrowserFloor): string[] =>
  Object.entries(floor).map(([name, version]) => `${name}${version}`);
