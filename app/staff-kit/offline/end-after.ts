/**
 * Returns a signal that aborts a request after a time. The oldest supported browsers lack `AbortSignal.timeout` and
 * `any`.
 * @param signal may abort it earlier
 */
export function endAfter(ms: number, signal?: AbortSignal): AbortSignal {
  const ends = new AbortController();
  const timeout = setTimeout(() => ends.abort(new DOMException("The line hangs", "TimeoutError")), ms);
  const stop = () => {
    clearTimeout(timeout);
    ends.abort(signal?.reason);
  };
  if (signal?.aborted) stop();
  else signal?.addEventListener("abort", stop, { once: true, signal: ends.signal });
  return ends.signal;
}
