import { isAddress } from "./list-places.ts";
import { withoutSentenceEnd } from "./web-address.ts";

/** Placeholder for a film in the sample content, and in sites that started with it. */
export const placeholderFilm = "VIDEO_ID";

/** Returns the privacy-enhanced address: no cookies before the tap. */
export const youtubeEmbed = (id: string) => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

/** Origins of players, for the Content-Security-Policy. */
export const frameOrigins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

interface Film {
  site: "youtube" | "vimeo";
  id: string;
  /** Key of an unlisted film at Vimeo. */
  key?: string;
  /** Start position in the video (seconds). */
  start?: number;
}

const maxAddress = 2_000;

/** Matches an address without a scheme, as films are often shared. */
const bareHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+\//i;

/** Parses an address as a URL with `https`; undefined for one that no browser opens as a page. */
function parseAddress(typed: string): URL | undefined {
  if (typed.length > maxAddress || /[\s()<>"\\]/.test(typed)) return undefined;
  const address = bareHost.test(typed) ? `https://${typed}` : typed.replace(/^http:/i, "https:");
  if (!/^https:\/\/\w/i.test(address) || !isAddress(address)) return undefined;
  const url = new URL(address);
  return url.username || url.password || url.port ? undefined : url;
}

const youtubeHost = /^(?:(?:www|m|music|gaming)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/;
/** Words that lists and channels have instead of a film's id. */
const noYoutubeId = new Set(["videoseries", "live_stream"]);

function readYoutube(url: URL): Film | undefined {
  const [first = "", second] = url.pathname.split("/").filter(Boolean);
  const find = (): string | undefined => {
    if (/^(?:www\.)?youtu\.be$/.test(url.hostname)) return first;
    if (!youtubeHost.test(url.hostname)) return undefined;
    if (first === "watch") return url.searchParams.get("v") ?? second;
    return ["embed", "shorts", "live", "v", "e"].includes(first) ? second : undefined;
  };
  const id = find();
  if (id === undefined || !/^[\w-]{6,20}$/.test(id) || noYoutubeId.has(id)) return undefined;
  return { site: "youtube", id, start: readStart(url, ["t", "start", "time_continue"]) };
}

/** Path before the number in Vimeo's addresses: of a channel, a showcase, a group, or the owner. */
const vimeoPath =
  /^\/(?:video\/|videos\/|manage\/videos\/|channels\/[\w-]+\/|(?:showcase|album)\/[\w-]+\/video\/|groups\/[\w-]+\/videos\/|ondemand\/[\w-]+\/)?(\d{5,15})(?:\/([\da-f]{6,20}))?(?:\/|$)/i;

function readVimeo(url: URL): Film | undefined {
  if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const [, id, key = url.searchParams.get("h") ?? ""] = vimeoPath.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  const hasKey = /^[\da-f]{6,20}$/i.test(key);
  return { site: "vimeo", id, ...(hasKey && { key }), start: readStart(url, ["t"]) };
}

/** Reads the start position in seconds (`95`, `95s`) or in parts (`1h2m3s`), from the query or after `#`. */
function readStart(url: URL, names: string[]): number | undefined {
  const behind = new URLSearchParams(url.hash.slice(1));
  const said = names.map((name) => url.searchParams.get(name) ?? behind.get(name)).find((value) => value !== null);
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(said ?? "") ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) || undefined;
}

const readFilm = (typed: string): Film | undefined => {
  const url = parseAddress(typed);
  return url && (readYoutube(url) ?? readVimeo(url));
};

/**
 * Returns the id of a film at YouTube, from any address that its pages, apps and Share buttons give.
 * @returns undefined for another site
 */
export const youtubeId = (typed: string): string | undefined => {
  const film = readFilm(withoutSentenceEnd(typed.trim()));
  return film?.site === "youtube" ? film.id : undefined;
};

/**
 * @param videoUrl any address of a video at YouTube or Vimeo
 * @returns undefined for another site
 */
export function embedAddress(videoUrl: string): string | undefined {
  const film = readFilm(videoUrl);
  if (film === undefined || film.id === placeholderFilm) return undefined;
  const { site, id, key, start } = film;
  if (site === "youtube") return `${youtubeEmbed(id)}${start ? `?start=${start}` : ""}`;
  return `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ""}dnt=1${start ? `#t=${start}s` : ""}`;
}

/** Returns the address of a film as typed, with its scheme; undefined for another site. */
export function readFilmAddress(typed: string): string | undefined {
  const address = withoutSentenceEnd(typed.trim());
  return embedAddress(address) === undefined ? undefined : parseAddress(address)?.href;
}
