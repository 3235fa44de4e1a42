/**
 * @param signal that may end it before
 * @returns a signal that ends a request after so long; browsers of the floor lack `AbortSignal.timeout` and `any`
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
