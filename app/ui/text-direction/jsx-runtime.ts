import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime";
import { withDirection } from "./with-direction.ts";

export type { JSX } from "react/jsx-runtime";
export { Fragment };

/** The compiler calls these functions for elements: see `jsxImportSource` in tsconfig.json. */
export const jsx: typeof reactJsx = (type, props, key) => reactJsx(type, withDirection(type, props as object), key);

export const jsxs: typeof reactJsxs = (type, props, key) => reactJsxs(type, withDirection(type, props as object), key);
