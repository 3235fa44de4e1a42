const hosts: { matches: RegExp; embed: (id: string) => string }[] = [
  {
    matches:
      /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/,
    embed: youtubeEmbed,
  },
  { matches: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})/, embed: vimeoEmbed },
];

/** Privacy-enhanced: no cookies before the tap. */
export function youtubeEmbed(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;
}

function vimeoEmbed(id: string): string {
  return `https://player.vimeo.com/video/${id}?dnt=1`;
}

/**
 * @param videoUrl any URL of a video on YouTube or Vimeo
 * @returns undefined for another site
 */
export function embedAddress(videoUrl: string): string | undefined {
  for (const host of hosts) {
    const id = host.matches.exec(videoUrl)?.[1];
    if (id !== undefined) return host.embed(id);
  }
  return undefined;
}

/** For the Content-Security-Policy. */
export const frameOrigins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
