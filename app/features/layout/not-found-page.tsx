import { AppError } from "../../server/http/errors.ts";

export function loader(): never {
  throw new AppError("notFound");
}

export const action = loader;

export default function NotFoundPage() {
  return null;
}
