import { all } from "./query.ts";

/** The call to act never waits for its picture longer than this, in milliseconds. */
const patience = 3_000;

// A skeleton stands in until the picture is there, or has failed, or is late.
for (const banner of all("[data-banner]")) {
  const picture = banner.querySelector("img");
  if (!picture || picture.complete) continue;
  const show = () => banner.classList.remove("skeleton");
  banner.classList.add("skeleton");
  picture.addEventListener("load", show);
  picture.addEventListener("error", show);
  setTimeout(show, patience);
}
