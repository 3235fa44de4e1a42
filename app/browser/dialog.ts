import { all } from "./find.ts";

// A link to a dialog opens it as a modal; its close link closes it, and so does a tap beside it.
for (const opener of all<HTMLAnchorElement>("[data-open]")) {
  const dialog = document.getElementById(opener.dataset.open ?? "") as HTMLDialogElement | null;
  if (!dialog?.showModal) continue;
  const show = (event?: Event) => {
    event?.preventDefault();
    if (!dialog.open) dialog.showModal();
  };
  opener.setAttribute("role", "button");
  opener.setAttribute("aria-haspopup", "dialog");
  opener.addEventListener("click", show);
  opener.addEventListener("keydown", (event) => {
    if (event.key === " ") show(event);
  });
  for (const closer of all("[data-close]", dialog)) {
    closer.setAttribute("role", "button");
    closer.addEventListener("click", (event) => {
      event.preventDefault();
      dialog.close();
    });
  }
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    // A shared link may have opened it by its address: it must not open again by itself.
    if (location.hash === `#${dialog.id}`) history.replaceState(null, "", location.pathname + location.search);
    opener.focus();
  });
  if (location.hash === `#${dialog.id}`) show();
}
