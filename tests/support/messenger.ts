import sharp from "sharp";

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export const messengers = ["WhatsApp/2.23.20.0", "facebookexternalhit/1.1"];

/** Reads a page as a messenger does: the tags of its first four kilobytes. */
export async function readTags(ask: Ask, path: string, agent = messengers[0] ?? ""): Promise<Record<string, string>> {
  const answer = await ask(path, { headers: { "User-Agent": agent } });
  const start = Buffer.from(await answer.arrayBuffer())
    .subarray(0, 4096)
    .toString();
  const tags = [...start.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.map(([, name = "", content = ""]) => [name, content]));
}

/** The card of a page: its path, and its picture. */
export async function readCard(ask: Ask, path: string) {
  const address = (await readTags(ask, path))["og:image"] ?? "";
  const answer = await ask(new URL(address).pathname);
  return { path: new URL(address).pathname, answer, bytes: Buffer.from(await answer.clone().arrayBuffer()) };
}

/** Red, green and blue of a point in a picture. */
export async function colourAt(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  const one = sharp(picture).extract({ left, top, width: 8, height: 8 }).resize(1, 1).removeAlpha().raw();
  return [...(await one.toBuffer())];
}

export const isNear = (one: number[], other: number[]): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 30);
