import { useEffect } from "react";
import { useRevalidator } from "react-router";

/**
 * Reloads the page's data every few seconds while work is in progress and the page is visible.
 * @param everyMs milliseconds
 */
export function useFreshWhile(isMoving: boolean, everyMs = 3_000): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isMoving, everyMs, revalidate]);
}

/** Reloads the page's data when the page becomes visible again, as another tab may have changed it. */
export function useFreshWhenShown(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, [revalidate]);
}
