import { Fragment, jsxDEV as reactJsxDev } from "react/jsx-dev-runtime";
import { withDirection } from "./with-direction.ts";

export type { JSX } from "react/jsx-dev-runtime";
export { Fragment };

/** Same as in `jsx-runtime.ts`, for development and tests. */
export const jsxDEV: typeof reactJsxDev = (type, props, ...more) =>
  reactJsxDev(type, withDirection(type, props as object), ...more);
