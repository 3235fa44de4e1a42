/**
 * The picture that messengers show of a page.
 * @param photos false for a photograph whose people did not agree to be seen on other sites
 */
export const shareableImage = (photos: { src: string; isShareable?: boolean }[]): string | undefined =>
  photos.find(({ isShareable }) => isShareable !== false)?.src;
