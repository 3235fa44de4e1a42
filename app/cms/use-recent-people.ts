import { useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { RecentPerson } from "../values/consent-answer.ts";

/**
 * People who got a consent today, or in photos of the item that is open: the next photo often shows the same child. They
 * are asked for when the question is used. @returns the people, and what asks for them
 */
export function useRecentPeople(): [RecentPerson[], () => void] {
  const fetcher = useFetcher<RecentPerson[]>();
  const [isWanted, want] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is used.
  useEffect(() => {
    if (isWanted && fetcher.state === "idle" && fetcher.data === undefined)
      void fetcher.load(`/admin/consents/recent?${new URLSearchParams({ of: pathname })}`);
  }, [isWanted]);
  return [fetcher.data ?? [], () => want(true)];
}
