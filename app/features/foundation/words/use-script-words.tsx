import { useWords } from "./use-words.tsx";

/** Returns the page script's texts, as attributes of `main`. */
export function useScriptWords() {
  const { forms, offline, from, outdated, videoRetry } = useWords("notices");
  return {
    "data-offline": offline,
    "data-from": from,
    "data-outdated": outdated,
    "data-retry": videoRetry,
    "data-unreachable": forms.unreachable,
    "data-marked": forms.marked,
    "data-marked-several": forms.markedSeveral,
  };
}
