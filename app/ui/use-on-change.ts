import { type DependencyList, type EffectCallback, useEffect, useEffectEvent } from "react";

/** Runs an effect after the first rendering and when a value changes; it reads everything else as the newest rendering has it. */
export function useOnChange(values: DependencyList, effect: EffectCallback): void {
  const newest = useEffectEvent(effect);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the values.
  useEffect(() => newest(), values);
}
