import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { RecentPerson } from "../values/consent-answer.ts";

/** Asked for once per page, however many photos it has. */
const asked = new Map<string, Promise<RecentPerson[]>>();

/** An answer older than this is asked for again (ms). */
const freshMs = 30_000;

/** The same every time: nobody is asked for. */
const nobody: RecentPerson[] = [];

/**
 * People who got a consent today, or in photos of the item that is open: the next photo often shows the same child.
 * Without a connection there are none to choose from.
 * @param isWanted false where nobody is offered @param known came with the page, which also offers them without script
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
