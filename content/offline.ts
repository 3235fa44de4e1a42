/** The page that a device shows when there is no network and it has not read the page before. */
export const offline = {
  title: "No network",
  heading: "You are offline",
  lede: "This page has not been read on this device yet, so it has to wait for the network.",
  text: "What you have read before opens as usual. Forms cannot be sent before you are connected again; what you typed into one stays there.",
  home: "Home page",
  donate: "Bank details for a gift",
};
