import { useState } from "react";
import { useOnChange } from "../ui/use-on-change.ts";

/** A part of the form that loads beside it, once it is wanted; undefined until then, and where it does not load. */
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
