/** The page that a device shows when the site does not answer and it has no copy of the page. */
export const offline = {
  title: "No answer",
  heading: "The site does not answer",
  lede: "You have not opened this page on this device yet, or it always comes from the site itself, like where gifts go.",
  text: "It opens here as soon as the site answers. What you have read before opens as usual. You cannot send forms until you are connected again; what you typed into one stays there.",
  call: "Or call us:",
  home: "Home page",
  again: "Try again",
};
