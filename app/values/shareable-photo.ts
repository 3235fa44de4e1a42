/**
 * Returns the picture of a page for other sites and messengers: a drawing, or a photo whose people agreed to that.
 * @param photos false for a photo whose people did not agree
 */
export const shareablePhoto = <Photo extends { isShareable?: boolean }>(
  photos: readonly (Photo | undefined)[],
): Photo | undefined => photos.find((photo) => photo !== undefined && photo.isShareable !== false);
