import type { AppContext } from "./context.server.ts";

/** A person on the attendance list. */
export interface Attendant {
  id: number;
  name: string;
  /** Warning for the helpers at the door. */
  warning?: string | undefined;
}

/** A feature's part in the staff pages of an item. */
export interface ItemPanel {
  of: readonly string[];
  label: string;
  path(noun: string, id: number | string): string;
  /** True for a separate document, as a phone stores it for use without a network, or it uses the microphone. */
  isDocument?: true;
  /** True for a page of the item's writers; the list of days, which others read too, leaves it out. */
  isForWriters?: true;
  /** Counts the people on the pages of several items; items without any may be missing. */
  people?(db: AppContext["db"], ids: readonly number[]): Promise<readonly { id: number; people: number }[]>;
  /** People for the attendance list, under this heading. */
  attendants?: { title: string; find(ctx: Pick<AppContext, "db">, id: number): Promise<readonly Attendant[]> };
}

export interface PanelLink {
  label: string;
  path: string;
  isDocument: boolean;
}

interface Declaring {
  panels?: readonly ItemPanel[];
}

const panelsOf = (features: readonly Declaring[], noun: string): ItemPanel[] =>
  features.flatMap(({ panels = [] }) => panels).filter((panel) => panel.of.includes(noun));

const linkOf = ({ label, path, isDocument }: ItemPanel, noun: string, id: number | string): PanelLink => ({
  label,
  path: path(noun, id),
  isDocument: isDocument === true,
});

/** Returns the links that active features add to the page of an item, in the order of the features. */
export const findPanelLinks = (features: readonly Declaring[], noun: string, id: number | string) =>
  panelsOf(features, noun).map((panel) => linkOf(panel, noun, id));

/** Returns the links of several items by id, with the number of people on each page. */
export async function findPanelCounts(
  db: AppContext["db"],
  features: readonly Declaring[],
  noun: string,
  ids: readonly number[],
): Promise<Map<number, (PanelLink & { people?: number })[]>> {
  const counted = await Promise.all(
    panelsOf(features, noun)
      .filter(({ isForWriters }) => !isForWriters)
      .map(async (panel) => ({
        panel,
        people: ids.length === 0 ? undefined : await panel.people?.(db, ids),
      })),
  );
  const linksOf = (id: number) =>
    counted.map(({ panel, people }) => ({
      ...linkOf(panel, noun, id),
      ...(people && { people: people.find((one) => one.id === id)?.people ?? 0 }),
    }));
  return new Map(ids.map((id) => [id, linksOf(id)]));
}

/** Finds the features' people for an event's attendance list, with links to the pages where they are chosen. */
export const findAttendants = (
  { db, features }: Pick<AppContext, "db"> & { features: readonly Declaring[] },
  noun: string,
  id: number,
) =>
  Promise.all(
    panelsOf(features, noun).flatMap((panel) => {
      const { attendants } = panel;
      if (attendants === undefined) return [];
      const found = attendants.find({ db }, id);
      return [found.then((people) => ({ title: attendants.title, people, link: linkOf(panel, noun, id) }))];
    }),
  );
