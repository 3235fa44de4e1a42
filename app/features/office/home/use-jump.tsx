import { useEffect, useState } from "react";
import { href } from "react-router";
import type { JumpAnswer } from "../../../server/staff-destination.ts";
import { useDeviceValue } from "../../../ui/device-value.ts";
import type { Target } from "./jump-targets.tsx";

const maxRecent = 5;

/** Length of a pause in typing (ms), after which the server is asked. */
const pauseMs = 150;

interface Answer {
  search: string;
  /** Undefined if the server did not respond. */
  said: JumpAnswer | undefined;
}

interface Found {
  found?: JumpAnswer["found"] | undefined;
  /** Admins to ask; empty if there are results. */
  admins: string[];
  isAsking: boolean;
  isLost: boolean;
}

/** Asks the server after a pause in typing. @returns the results; empty until this search has a response */
export function useFound(search: string): Found {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (search === "") return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${href("/admin/jump/results")}?${new URLSearchParams({ q: search })}`, {
          signal: abort.signal,
        });
        // Without a session, the response is the sign-in page.
        if (!response.ok || response.redirected) throw new Error(String(response.status));
        setAnswer({ search, said: (await response.json()) as JumpAnswer });
      } catch {
        if (!abort.signal.aborted) setAnswer({ search, said: undefined });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search]);
  if (search === "") return { admins: [], isAsking: false, isLost: false };
  if (answer?.search !== search) return { admins: [], isAsking: true, isLost: false };
  const { found, admins = [] } = answer.said ?? {};
  return { found, admins, isAsking: false, isLost: found === undefined };
}

/** Reports a search without results, so that admins can add its words to the search. */
export function reportUnanswered(search: string): void {
  const query = new URLSearchParams({ q: search, whole: "" });
  fetch(`${href("/admin/jump/results")}?${query}`, { keepalive: true }).catch(() => {});
}

/** Returns the last chosen targets on this device, newest first. */
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
