import { AppError } from "../../server/http/errors.ts";

/** Every address that is none of the site's. */
export function loader(): never {
  throw new AppError("notFound");
}

/** Nothing can be sent there either. */
export const action = loader;

export default function NotFoundPage() {
  return null;
}
