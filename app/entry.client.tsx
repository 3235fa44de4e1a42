import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteTyped } from "./ui/typed-before-script.ts";

// Staff pages only. Below the floor, which the page says, their forms work as the server wrote them.
const isOld = document.getElementById("old-browser")?.hidden === false;
if (!isOld) {
  const RestoreTyped = noteTyped();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <RestoreTyped />
      </StrictMode>,
    );
  });
}
