/** The page that a device shows when the site does not answer and it has no copy of the page. */
export const offline = {
  title: "No answer",
  heading: "The site does not answer",
  lede: "This page is not saved on this device.",
  text: "It opens when the site answers. Pages that you read before open as usual. You can send forms when you are connected again. What you typed stays there.",
  call: "Or call us:",
  home: "Home page",
  again: "Try again",
};
