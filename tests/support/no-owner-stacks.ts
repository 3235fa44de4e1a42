import * as React from "react";

/**
 * Owner stacks, which React's development build takes of every element it makes, off: they are a fifth of these tests' time,
 * and its warnings name the component without them. It stops by itself after this many in a second.
 */
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks: number }>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Infinity,
  set: () => {},
});
