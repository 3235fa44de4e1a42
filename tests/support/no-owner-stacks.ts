import * as React from "react";

/**
 * Owner stacks, which React's development build takes of every element it makes, off: they are a fifth of these tests' time,
 * and its warnings name the component without them. React takes no more once it counts ten thousand in a second.
 */
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks: number }>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Infinity,
  set: () => {},
});
