import { useEffect, useState } from "react";

/** A part of the form that loads beside it, once it is wanted; undefined until then, and where it does not load. */
export function useLatePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is always the same.
  useEffect(() => {
    if (isWanted)
      load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  }, [isWanted]);
  return part;
}
