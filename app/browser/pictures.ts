import { all, make } from "./query.ts";

// One status message after the first missing picture.
for (const part of all("[data-pictures]")) {
  const say = (picture: Element) => {
    // A picture with a fallback drawing leaves no gap.
    if (picture.matches("[data-art]") || part.querySelector("[data-gap]")) return;
    const sentence = make("p", part.dataset.pictures ?? "", { role: "status", class: "wrap gap", "data-gap": "" });
    (picture.closest("figure, article") ?? picture).after(sentence);
  };
  part.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && say(target), true);
  for (const picture of all<HTMLImageElement>("img", part)) {
    // It failed before this script ran.
    if (picture.complete && picture.naturalWidth === 0) say(picture);
  }
}

// A failed hero photograph gives way to the drawing.
for (const photo of all<HTMLImageElement>("[data-art]")) {
  const draw = () => {
    photo.closest(".hero")?.classList.remove("hero--photo");
    photo.closest("picture")?.replaceWith(photo);
    photo.removeAttribute("srcset");
    photo.className = "hero-kids";
    photo.src = photo.dataset.art ?? "";
  };
  photo.addEventListener("error", draw, { once: true });
  if (photo.complete && photo.naturalWidth === 0) draw();
}
