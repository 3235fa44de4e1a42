/** Where a film plays, and the word for its host. */
const hosts: { matches: RegExp; embed: (id: string) => string }[] = [
  {
    matches:
      /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/,
    embed: youtubeEmbed,
  },
  { matches: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})/, embed: vimeoEmbed },
];

/** The address that plays a film of this id without cookies before the tap (the privacy-enhanced embed). */
export function youtubeEmbed(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;
}

function vimeoEmbed(id: string): string {
  return `https://player.vimeo.com/video/${id}?dnt=1`;
}

/**
 * Turns the address that staff paste into the one that may be shown inside a page.
 *
 * @param videoUrl any address of a film on YouTube or Vimeo
 * @returns the embed address, or undefined when the film lives elsewhere
 */
export function embedAddress(videoUrl: string): string | undefined {
  for (const host of hosts) {
    const id = host.matches.exec(videoUrl)?.[1];
    if (id !== undefined) return host.embed(id);
  }
  return undefined;
}

/** The only origins that a page may show a frame from; the Content-Security-Policy names them. */
export const frameOrigins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
