import { all } from "./query.ts";

/** Opens a dialog as a modal by its link; the close link and a tap on the backdrop close it. */
export function bindDialogs(): void {
  for (const opener of all<HTMLAnchorElement>("[data-open]")) {
    const dialog = document.getElementById(opener.dataset.open ?? "") as HTMLDialogElement | null;
    const closer = dialog?.querySelector<HTMLAnchorElement>("[data-close]");
    if (!dialog?.showModal || !closer) continue;
    /** True if this link opened the dialog, as a page can have several links to one dialog. */
    let isOpener = false;
    const show = (event?: Event) => {
      event?.preventDefault();
      if (dialog.open) return;
      isOpener = true;
      dialog.showModal();
    };
    const close = (event: Event) => {
      event.preventDefault();
      dialog.close();
    };
    for (const link of [opener, closer]) {
      link.setAttribute("role", "button");
      link.addEventListener("keydown", (event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        link.click();
      });
    }
    opener.setAttribute("aria-haspopup", "dialog");
    opener.addEventListener("click", show);
    closer.addEventListener("click", close);
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) close(event);
    });
    dialog.addEventListener("close", () => {
      if (!isOpener) return;
      isOpener = false;
      // After opening by a shared link, the hash would keep the dialog open, or open it again.
      if (location.hash === `#${dialog.id}`) location.replace(closer.href);
      opener.focus();
    });
    if (location.hash === `#${dialog.id}`) show();
  }
}
