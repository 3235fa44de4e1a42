/** Words of the page script that the specification defines; the foundation's words are in the page. */
export const submitting = "Submitting...";
export const videoLoading = "Loading video...";
export const videoFailed = "Unable to load video. Please check your connection and try again.";
