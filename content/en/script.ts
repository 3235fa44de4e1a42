/** Texts of the page script that the specification defines; those of the foundation are in the page. */
export const colon = ":";
export const submitting = "Submitting...";
export const videoLoading = "Loading video...";
export const videoFailed = "Unable to load video. Please check your connection and try again.";
