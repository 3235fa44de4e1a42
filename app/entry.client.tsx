import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteTyped } from "./ui/typed-before-script.ts";

// Only for staff pages. In older browsers, which the page detects, forms work as the server rendered them.
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
