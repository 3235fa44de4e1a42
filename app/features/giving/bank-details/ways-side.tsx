import { staffBank as words } from "content/staff-bank.ts";
import { RoomSide, SiteScreen } from "../../../staff-kit/rooms/room-parts.tsx";
import type { findBankPage } from "./find-bank-page.server.ts";
import { numberLine } from "./ways.ts";

export function WaysSide({ live, isAltered }: Pick<Awaited<ReturnType<typeof findBankPage>>, "live" | "isAltered">) {
  return (
    <RoomSide id="ways-side" heading={words.side.heading} lede={words.side.lede}>
      {live ? (
        <SiteScreen>
          {live.ways.map((way) => (
            <div key={`${way.label} ${numberLine(way)} ${way.currency}`} className="way-shown g-lilac">
              {[way.bank, way.label].filter(Boolean).join(", ")}
              <b className="way-number">{numberLine(way)}</b>
              {`${way.name} (${way.currency})`}
            </div>
          ))}
        </SiteScreen>
      ) : (
        <p>{isAltered ? words.side.altered : words.side.none}</p>
      )}
    </RoomSide>
  );
}
