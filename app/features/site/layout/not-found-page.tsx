import { shownErrorContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { Route } from "./+types/not-found-page";

export function loader({ context }: Route.LoaderArgs): never {
  const shown = context.get(shownErrorContext);
  throw shown === null ? new AppError("notFound") : shown.error;
}

export const action = loader;

export default function NotFoundPage() {
  return null;
}
