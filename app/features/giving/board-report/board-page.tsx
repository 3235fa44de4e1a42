import { staffBoard as words } from "content/staff-board.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate } from "../../../values/dates.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { GiftsOffNotice } from "../gifts/gifts-off-notice.tsx";
import type { Route } from "./+types/board-page";
import "./board-page.css";
import { type BoardSection, findBoardReport, readBoardYear } from "./find-board-report.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const today = siteDate(ctx.clock.now());
  const thisYear = Number(today.slice(0, 4));
  const year = readBoardYear(new URL(request.url).searchParams, today);
  return { ...(await findBoardReport(ctx, year)), years: [0, 1, 2, 3, 4].map((back) => thisYear - back) };
}

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { year, years, lede, sections, goods } = loaderData;
  return (
    <div className="stack">
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
      <Chips
        label={words.years}
        chips={years.map((option) => ({ label: String(option), to: `?year=${option}`, isCurrent: option === year }))}
      />
      {lede.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {sections.map((section) => (
        <Section key={section.heading} {...section} />
      ))}
      {goods.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="desk-links">
        {(["pdf", "csv"] as const).map((kind) => (
          <a key={kind} className="act" href={`${href(`/admin/gifts/board.${kind}`)}?year=${year}`}>
            <Icon name="download" />
            {words[kind]}
          </a>
        ))}
      </div>
    </div>
  );
}

function Section({ heading, heads, rows, note }: BoardSection) {
  return (
    <section className="stack">
      <h2>{heading}</h2>
      {note && <p>{note}</p>}
      <table className="board-t">
        <caption className="vh">{heading}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row" dir="auto">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} data-head={heads[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
