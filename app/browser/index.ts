/** Scripts of the public pages. All pages work without them; each script finds its elements by an attribute. */
import { bindDialogs } from "./dialog.ts";
import { bindFormKeys } from "./form-keys.ts";
import { bindForms } from "./forms.ts";
import { all, fill, make } from "./query.ts";
import { revalidate } from "./revalidate.ts";
import { bindShares } from "./share.ts";
import { bindTabs } from "./tabs.ts";
import { bindVideos } from "./video.ts";
import "./leave.ts";

/** Timeout for the banner's picture (ms). */
const bannerTimeoutMs = 3_000;

bindPage();
revalidate(bindPage);

/** Runs once per document, and again when its content was replaced. */
function bindPage(): void {
  bindDialogs();
  bindForms();
  bindFormKeys();
  bindShares();
  bindTabs();
  bindVideos();
  for (const banner of all("[data-banner]")) {
    const picture = banner.querySelector("img");
    if (!picture || picture.complete) continue;
    const show = () => banner.classList.remove("skeleton");
    banner.classList.add("skeleton");
    picture.addEventListener("load", show);
    picture.addEventListener("error", show);
    setTimeout(show, bannerTimeoutMs);
  }

  // The copy button is hidden without this script. Without permission for the clipboard, it selects the value.
  for (const button of all<HTMLButtonElement>("[data-copy]")) {
    const cell = button.parentElement as HTMLElement;
    const row = cell.parentElement as HTMLElement;
    const what = row.querySelector("dt")?.textContent ?? "";
    const status = button.closest("dialog,main")?.querySelector<HTMLElement>("[role=status]");
    const word = button.querySelector<HTMLElement>("[data-copied]");
    cell.hidden = false;
    button.addEventListener("click", async () => {
      let aloud = status?.dataset.copied;
      try {
        await navigator.clipboard.writeText(button.dataset.copy ?? "");
        button.dataset.done = "";
        if (word) word.textContent = word.dataset.copied ?? "";
      } catch {
        getSelection()?.selectAllChildren(row.querySelector("dd") as Node);
        aloud = status?.dataset.selected;
      }
      if (status) status.textContent = fill(aloud, what);
    });
  }

  for (const menu of all<HTMLDetailsElement>("[data-menu]")) {
    menu.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    });
    for (const type of ["click", "focusin"]) {
      document.addEventListener(type, ({ target }) => {
        if (!menu.contains(target as Node)) menu.open = false;
      });
    }
  }

  // Shows one message after the first missing picture.
  for (const part of all("[data-pictures]")) {
    const say = (picture: Element) => {
      // A picture with a fallback drawing leaves no gap, so it needs no message.
      if (picture.matches("[data-art]") || part.querySelector("[data-gap]")) return;
      const sentence = make("p", part.dataset.pictures ?? "", { role: "status", class: "wrap gap", "data-gap": "" });
      (picture.closest("figure, article") ?? picture).after(sentence);
    };
    part.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && say(target), true);
    for (const picture of all<HTMLImageElement>("img", part)) {
      // The picture failed before this script ran.
      if (picture.complete && picture.naturalWidth === 0) say(picture);
    }
  }

  // Replaces a failed hero photo by the drawing.
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
}
