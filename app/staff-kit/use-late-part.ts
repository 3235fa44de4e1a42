import { useState } from "react";
import { useOnChange } from "../ui/use-on-change.ts";

/** Returns a part of the form that is loaded when needed; undefined until then, and if loading fails. */
export function useLatePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useOnChange([isWanted], () => {
    if (isWanted)
      load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  });
  return part;
}
