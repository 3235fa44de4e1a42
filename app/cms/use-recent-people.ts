import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { RecentPerson } from "../values/consent-answer.ts";

/** One request per page, however many photos it has. */
const asked = new Map<string, Promise<RecentPerson[]>>();

/** Maximum age of an answer (ms). */
const freshMs = 30_000;

/** A constant, so that React sees no change. */
const nobody: RecentPerson[] = [];

/**
 * Returns people with a consent of today, or in photos of the open item: the next photo often shows the same child.
 * @param isWanted false where the form offers no people
 * @param known people that came with the page, for use without script
 */
export function useRecentPeople(isWanted: boolean, known?: RecentPerson[]): RecentPerson[] {
  const { pathname } = useLocation();
  const [people, setPeople] = useState<RecentPerson[]>([]);
  const isAsked = isWanted && known === undefined;
  useEffect(() => {
    let isOver = false;
    if (!isAsked) return;
    void askOnce(pathname).then((found) => isOver || setPeople(found));
    return () => {
      isOver = true;
    };
  }, [pathname, isAsked]);
  return isWanted ? (known ?? people) : nobody;
}

function askOnce(pathname: string): Promise<RecentPerson[]> {
  const known = asked.get(pathname);
  if (known !== undefined) return known;
  const answer = askFor(pathname);
  asked.set(pathname, answer);
  setTimeout(() => asked.delete(pathname), freshMs);
  return answer;
}

async function askFor(pathname: string): Promise<RecentPerson[]> {
  try {
    const answer = await fetch(`/admin/consents/recent?${new URLSearchParams({ of: pathname })}`);
    return answer.ok ? ((await answer.json()) as RecentPerson[]) : [];
  } catch {
    return [];
  }
}
