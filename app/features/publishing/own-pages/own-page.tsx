import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { findCard } from "../../media/cards/find-card.server.ts";
import type { Route } from "./+types/own-page";
import { requireOwnPage } from "./find-own-pages.server.ts";
import { OwnPageArticle } from "./own-page-article.tsx";
import { ownPageCardFacts } from "./own-page-card-facts.ts";
import { canBeOwn } from "./reserved-addresses.ts";

export const handle: RouteHandle = { cache: { has: canBeOwn } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const found = await requireOwnPage(ctx, params.address);
  return { ...found, card: await findCard(ctx, context.get(requestInfoContext), ownPageCardFacts(found.page)) };
}

/** Responds to a form with the same 404 as an address without a page. */
export function action(): never {
  throw new AppError("notFound");
}

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  return <OwnPageArticle {...loaderData} path={href("/:address", { address: loaderData.page.slug })} />;
}
