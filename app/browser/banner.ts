import { all } from "./query.ts";

/** Timeout for the banner's picture (ms). */
const timeoutMs = 3_000;

// A skeleton shows until the picture loads, fails or times out.
for (const banner of all("[data-banner]")) {
  const picture = banner.querySelector("img");
  if (!picture || picture.complete) continue;
  const show = () => banner.classList.remove("skeleton");
  banner.classList.add("skeleton");
  picture.addEventListener("load", show);
  picture.addEventListener("error", show);
  setTimeout(show, timeoutMs);
}
