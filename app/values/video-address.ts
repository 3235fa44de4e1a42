const youtube =
  /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/;
const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})/;

/** Stands in the sample, and in sites that began with it, where a film will be. */
export const placeholderFilm = "VIDEO_ID";

/** Privacy-enhanced: no cookies before the tap. */
export const youtubeEmbed = (id: string) => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

/** The number of a film on YouTube, of any address that its pages, apps and Share buttons give. @returns undefined for another site */
export const youtubeId = (typed: string): string | undefined => {
  const address = readFilmAddress(typed);
  return address === undefined ? undefined : youtube.exec(address)?.[1];
};

/** @param videoUrl any URL of a video on YouTube or Vimeo @returns undefined for another site */
export function embedAddress(videoUrl: string): string | undefined {
  const id = youtube.exec(videoUrl)?.[1];
  if (id === placeholderFilm) return undefined;
  if (id !== undefined) return youtubeEmbed(id);
  const number = vimeo.exec(videoUrl)?.[1];
  return number && `https://player.vimeo.com/video/${number}?dnt=1`;
}

/** Origins for the Content-Security-Policy. */
export const frameOrigins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** The address of a film as typed, with its scheme; undefined for another site. */
export function readFilmAddress(typed: string): string | undefined {
  const address = typed.trim().replace(/^(?:http:\/\/)?(?=\w)(?!https:)/i, "https://");
  return /^https:\/\/[^\s()<>"\\]+$/.test(address) && embedAddress(address) !== undefined ? address : undefined;
}
