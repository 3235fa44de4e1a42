import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { browserPath } from "./first-view.ts";
import { atMost, Missing, median, type Part, type Row, write } from "./part.ts";
import { attachPhotographs } from "./photographs.ts";
import { makeFolder, root, setUpAdmin, startSite } from "./site-process.ts";

const folder = join(root, "bench/lighthouse");

/** Runs per page, of which the median is used. */
const times = 5;

const paths = [
  "/about",
  "/what-we-do",
  "/media",
  "/contact",
  "/donate",
  "/blog",
  "/blog/quiet-corners",
  "/events",
  "/event/readmore/1",
  "/project/readmore/1",
  "/newsletter",
  "/privacy",
  "/offline",
];

/** Lighthouse results of a visit; times in ms, scores from 0 to 100. */
interface RequestInfo {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  shift: number;
  blocked: number;
  firstPaint: number;
  largestPaint: number;
  interactive: number;
}

/** Lighthouse on the home page, also with a rural network and with a hero photo. */
export const lighthouseHome: Part = {
  name: "lighthouse home",
  async measure() {
    install();
    const { folder: data, remove } = makeFolder();
    const site = await startSite(data, { TRUSTED_PROXIES: "" });
    const home = visit(`${site.address}/`, "default");
    const rows = [scores("/", home), ...paints("default", "drawn art", home, 0.7, 1.2)];
    rows.push(...paints("rural", "drawn art", visit(`${site.address}/`, "rural"), 1, 3.5));
    await attachPhotographs(site);
    rows.push(...paints("default", "a photograph", visit(`${site.address}/`, "default"), 0.7, 1.5));
    rows.push(...paints("rural", "a photograph", visit(`${site.address}/`, "rural"), 1, 3.5));
    await site.end();
    remove();
    return rows;
  },
};

/** Lighthouse on all other public pages. */
export const lighthousePages: Part = {
  name: "lighthouse pages",
  async measure() {
    install();
    const { folder: data, remove } = makeFolder();
    const site = await startSite(data, { TRUSTED_PROXIES: "" });
    const rows = paths.map((path) => scores(path, visit(site.address + path, "default")));
    await site.end();
    remove();
    return rows;
  },
};

/** Lighthouse on the staff home page, signed in: slow 4G and a four times slower processor are its defaults. */
export const lighthouseStaff: Part = {
  name: "lighthouse staff",
  async measure() {
    install();
    const { folder: data, remove } = makeFolder();
    const site = await startSite(data, { TRUSTED_PROXIES: "" });
    const { Cookie } = await setUpAdmin(site);
    const { interactive, firstPaint } = visit(`${site.address}/admin`, "default", Cookie);
    await site.end();
    remove();
    return [
      atMost("Lighthouse /admin: time to interactive", 3.5, interactive / 1_000, "s"),
      atMost("Lighthouse /admin: first contentful paint", 3.5, firstPaint / 1_000, "s"),
    ];
  },
};

/** Installs Lighthouse from its lock file when needed, because it is larger than all test dependencies together. */
function install(): void {
  if (!existsSync(browserPath))
    throw new Missing(`${browserPath} is missing. Install it: sudo apt-get install chromium`);
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const mark = join(folder, "node_modules/.installed");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  writeFileSync(mark, lock);
}

/**
 * @param cookie of a session
 * @returns the median of several visits, for each figure
 */
function visit(address: string, profile: "default" | "rural", cookie = ""): RequestInfo {
  const words = [join(folder, "visit.mjs"), address, profile, browserPath, cookie];
  const visits = Array.from({ length: times }, () => {
    const said = execFileSync(process.execPath, words, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
    return JSON.parse(said) as RequestInfo;
  });
  const names = Object.keys(visits[0] ?? {}) as (keyof RequestInfo)[];
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((visit) => visit[name]))]),
  ) as unknown as RequestInfo;
}

function scores(path: string, { performance, accessibility, bestPractices, seo, shift, blocked }: RequestInfo): Row {
  const all = [performance, accessibility, bestPractices, seo];
  return {
    figure: `Lighthouse ${path}: performance, accessibility, best practices, SEO; layout shift; blocking time`,
    bound: "100 100 100 100; 0; 0 ms",
    measured: `${all.join(" ")}; ${write(shift)}; ${write(blocked)} ms`,
    holds: all.every((score) => score === 100) && shift === 0 && blocked === 0,
  };
}

/**
 * @param first and
 * @param largest limits in seconds
 */
function paints(
  profile: string,
  hero: string,
  { firstPaint, largestPaint }: RequestInfo,
  first: number,
  largest: number,
): Row[] {
  return [
    atMost(`Lighthouse ${profile}, home with ${hero}: first contentful paint`, first, firstPaint / 1_000, "s"),
    atMost(`Lighthouse ${profile}, home with ${hero}: largest contentful paint`, largest, largestPaint / 1_000, "s"),
  ];
}
