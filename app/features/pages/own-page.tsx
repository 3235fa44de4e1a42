import { href } from "react-router";
import { appContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/own-page";
import { requireOwnPage } from "./find-own-pages.server.ts";
import { OwnPageArticle } from "./own-page-article.tsx";
import { canBeOwn } from "./reserved-addresses.ts";

export const handle: RouteHandle = { cache: { has: canBeOwn } };

export const loader = ({ params, context }: Route.LoaderArgs) =>
  requireOwnPage(context.get(appContext), params.address);

/** As of an address without a page. */
export function action(): never {
  throw new AppError("notFound");
}

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  return <OwnPageArticle {...loaderData} path={href("/:address", { address: loaderData.page.slug })} />;
}
