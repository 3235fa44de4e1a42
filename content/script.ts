/** What the page script says. One constant each, so that a page carries only the words in use. */
export const submitting = "Submitting...";
export const unreachable = "We could not reach the site. What you typed is still here. Please try again.";
export const videoLoading = "Loading video...";
export const videoFailed = "Unable to load video. Please check your connection and try again.";
export const videoRetry = "Try again";
export const copiedAloud = (what: string) => `${what} copied.`;
export const selectedAloud = (what: string) => `${what} selected. Copy it with your phone or keyboard.`;
export const offline = "You are offline. Pages that you have read are still here.";
