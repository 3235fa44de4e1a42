import { videoFailed, videoLoading } from "content/script.ts";
import { all, make, refill, said } from "./query.ts";

/** Loads videos on click: before that, no request reaches the video site. */
export function bindVideos(): void {
  for (const box of all("[data-video]")) {
    const facade = box.querySelector("a") as HTMLAnchorElement;
    const play = async () => {
      const wait = make("div", "", { class: "facade" });
      wait.append(
        make("span", "", { class: "facade-pic skeleton" }),
        make("span", videoLoading, { class: "facade-note", role: "status" }),
      );
      refill(box, wait);
      try {
        // An iframe reports no load error, so this request checks that the player can be reached.
        await fetch(facade.href, { mode: "no-cors" });
        refill(box, frame());
      } catch {
        refill(box, failed());
      }
    };
    const frame = () => {
      const address = new URL(facade.href);
      address.searchParams.set("autoplay", "1");
      const player = make("iframe", "", {
        src: address.href,
        title: box.dataset.video ?? "",
        allow: "autoplay; fullscreen; encrypted-media; picture-in-picture",
        class: "player",
      });
      player.addEventListener("load", () => player.focus(), { once: true });
      return player;
    };
    const failed = () => {
      const note = make("div", "", { class: "facade facade-note" });
      const again = make("button", said.retry ?? "", { type: "button", class: "retry" });
      again.addEventListener("click", play);
      note.append(make("p", videoFailed, { role: "alert" }), again);
      return note;
    };
    facade.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void play();
    });
  }
}
