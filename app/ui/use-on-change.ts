import { type DependencyList, type EffectCallback, useEffect, useEffectEvent } from "react";

/**
 * Runs an effect after the first rendering and when a value changes; the effect reads everything else from the latest
 * rendering.
 */
export function useOnChange(values: DependencyList, effect: EffectCallback): void {
  const newest = useEffectEvent(effect);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the values.
  useEffect(() => newest(), values);
}
