import { useEffect, useState } from "react";
import { href } from "react-router";
import type { JumpTarget } from "../../../server/staff-place.ts";
import { useDeviceValue } from "../../../ui/device-value.ts";
import type { Target } from "./jump-targets.tsx";

const maxRecent = 5;

/** A pause in typing (ms). */
const pauseMs = 150;

/** Asks the server after a pause in typing; until it answers, keeps what still fits. */
export function useFound(search: string): { found: JumpTarget[]; isLost: boolean } {
  const [answer, setAnswer] = useState<{ search: string; found: JumpTarget[]; isLost: boolean }>();
  useEffect(() => {
    if (search === "") return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${href("/admin/jump/results")}?${new URLSearchParams({ q: search })}`, {
          signal: abort.signal,
        });
        // Without a session, the answer is the sign-in page.
        if (!response.ok || response.redirected) throw new Error(String(response.status));
        setAnswer({ search, found: (await response.json()) as JumpTarget[], isLost: false });
      } catch {
        if (!abort.signal.aborted) setAnswer({ search, found: [], isLost: true });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search]);
  if (answer === undefined || search === "") return { found: [], isLost: false };
  const { found, isLost } = answer;
  if (answer.search === search) return { found, isLost };
  return { found: found.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())), isLost };
}

/** The last choices on this device, newest first. */
export function useRecent(owner: string): [Target[], (target: Target) => void] {
  const [stored, store] = useDeviceValue(`staff-jumps ${owner}`);
  const recent = readTargets(stored);
  return [
    recent,
    (target) => store(JSON.stringify([target, ...recent.filter(({ to }) => to !== target.to)].slice(0, maxRecent))),
  ];
}

function readTargets(stored = "[]"): Target[] {
  try {
    return JSON.parse(stored) as Target[];
  } catch {
    return [];
  }
}
