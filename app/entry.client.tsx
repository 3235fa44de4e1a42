import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteTyped } from "./cms/typed-before-script.ts";

// Staff pages only.
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
