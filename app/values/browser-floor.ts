/** The oldest browsers for which the site is built and tested, by their major (and minor) version. */
export interface BrowserFloor {
  chrome: string;
  safari: string;
  firefox: string;
}

/** Public pages support phones from 2016 on whose browsers were updated until 2020. */
export const publicFloor: BrowserFloor = { chrome: "80", safari: "13.1", firefox: "78" };

/** The staff area. In older browsers, its pages work without script. */
export const staffFloor: BrowserFloor = { chrome: "99", safari: "15.4", firefox: "98" };

/** Returns Vite's build targets, such as `chrome80`. */
export const buildTargets = (floor: BrowserFloor): string[] =>
  Object.entries(floor).map(([name, version]) => `${name}${version}`);
