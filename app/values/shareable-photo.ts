/**
 * The picture of a page for other sites and messengers: a drawing, or a photograph whose people agreed to that.
 * @param photos false for a photograph whose people did not
 */
export const shareablePhoto = <Photo extends { isShareable?: boolean }>(
  photos: readonly (Photo | undefined)[],
): Photo | undefined => photos.find((photo) => photo !== undefined && photo.isShareable !== false);
