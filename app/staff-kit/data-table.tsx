import { staff } from "content/staff.ts";
import { staffTables as words } from "content/staff-tables.ts";
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "../ui/menu.tsx";
import { useOnChange } from "../ui/use-on-change.ts";
import { formatMoney, type Money, sumsOf } from "../values/money.ts";
import type { StaffFormResult } from "../values/staff-form-result.ts";

export interface Column<Row> {
  /** Heading of the column, unique in the table. */
  head: string;
  cell(row: Row): ReactNode;
  /** On phones, a row shows its lead and its sum, with its state below. Without `is`, a column is hidden there. */
  is?: "lead" | "sum" | "state";
  /** True for a column that is hidden in narrow windows. */
  isWide?: boolean;
  sorted?: "ascending" | "descending";
}

interface Choosing<Row> {
  label: string;
  /**
   * Submit buttons of a form with the chosen ids in its field `ids`. The form posts to this page unless a button has
   * another action.
   */
  acts: ReactNode;
  money?(row: Row): Money | undefined;
  canChoose?(row: Row): boolean;
  onPhones?: boolean;
  /** Result of the page's last form: after a success, no row is chosen. */
  answer?: StaffFormResult | undefined;
}

interface DataTableProps<Row> {
  /** Text for screen readers: the kind of rows and their order. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  about(row: Row): string;
  /** Returns the row's id attribute, to which other pages link. */
  anchor?(row: Row): string;
  menu?(row: Row): ReactNode;
  choosing?: Choosing<Row>;
}

const classes = { lead: "lead", sum: "num", state: "state" };

const classOf = <Row,>({ is, isWide }: Column<Row>) =>
  [is === undefined ? "aside" : classes[is], isWide && "wide"].filter(Boolean).join(" ");

/** A long list: a table, on phones two lines per row. With `choosing`, one bar acts on all chosen rows. */
export function DataTable<Row extends { id: number | string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, about, anchor, menu, choosing } = props;
  const form = useId();
  const { chosen, read, bar, setAll } = useChosen(rows, choosing?.answer);
  const choosable = choosing && rows.filter((row) => choosing.canChoose?.(row) ?? true);
  return (
    <div className="long-list">
      <table className={choosing?.onPhones ? "grid-t with-boxes" : "grid-t"} onChange={read}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {choosable && (
              <th className="ck">
                <label className="needs-script">
                  <span className="vh">{words.chooseAll(choosable.length)}</span>
                  <input
                    type="checkbox"
                    checked={choosable.length > 0 && chosen.length === choosable.length}
                    onChange={({ currentTarget }) => setAll(currentTarget.checked)}
                  />
                </label>
              </th>
            )}
            {columns.map((column) => (
              <th key={column.head} scope="col" className={classOf(column)} aria-sort={column.sorted}>
                {column.head}
              </th>
            ))}
            {menu && (
              <th className="dots">
                <span className="vh">{words.more}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={anchor?.(row)}>
              {choosable && (
                <td className="ck">
                  {choosable.includes(row) && (
                    <label>
                      <span className="vh">{words.choose(about(row))}</span>
                      <input type="checkbox" name="ids" value={row.id} form={form} />
                    </label>
                  )}
                </td>
              )}
              {columns.map((column) => (
                <td key={column.head} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
              {menu && <td className="dots">{menu(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {choosing && (
        <ChosenBar
          {...choosing}
          id={form}
          bar={bar}
          onReset={read}
          count={chosen.length}
          sums={sumsOf(
            rows.filter(({ id }) => chosen.includes(String(id))).flatMap((row) => choosing.money?.(row) ?? []),
          )}
        />
      )}
    </div>
  );
}

/** Returns the chosen ids, including those that were checked before the script loaded. */
function useChosen(rows: readonly unknown[], answer: StaffFormResult | undefined) {
  const [chosen, setChosen] = useState<string[]>([]);
  const bar = useRef<HTMLFormElement>(null);
  // After a press of "none", the boxes are empty only when the event has ended.
  const read = () =>
    queueMicrotask(() => bar.current && setChosen(new FormData(bar.current).getAll("ids").map(String)));
  useOnChange([rows], read);
  useEffect(() => {
    if (answer?.done !== undefined) bar.current?.reset();
  }, [answer]);
  const setAll = (isChosen: boolean) => {
    for (const box of bar.current?.elements ?? [])
      if (box instanceof HTMLInputElement && box.type === "checkbox") box.checked = isChosen;
    read();
  };
  return { chosen, read, bar, setAll };
}

interface ChosenBarProps extends Pick<Choosing<never>, "label" | "acts"> {
  id: string;
  bar: React.RefObject<HTMLFormElement | null>;
  count: number;
  sums: Money[];
  onReset(): void;
}

/** Appears when a box is checked, also without script. Never adds amounts of different currencies. */
function ChosenBar({ id, label, acts, bar, count, sums, onReset }: ChosenBarProps) {
  const submit = useSubmit();
  return (
    <form
      id={id}
      ref={bar}
      method="post"
      className="bulk chosen-bar g-ink"
      aria-label={label}
      onReset={() => setTimeout(onReset)}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        // The browser handles downloads.
        if (submitter?.hasAttribute("formaction")) return;
        event.preventDefault();
        void submit(submitter as HTMLButtonElement, { preventScrollReset: true });
      }}
    >
      <b aria-live="polite">
        {count === 0 ? words.chosenNone : [staff.list.chosen(count), ...sums.map(formatMoney)].join(", ")}
      </b>
      {acts}
      <button type="reset" className="ib" aria-label={staff.list.chooseNone}>
        <Icon name="close" />
      </button>
    </form>
  );
}

/**
 * Button that downloads the chosen rows.
 * @param address of the same list as CSV, which accepts `ids`
 */
export const ChosenCsv = ({ address }: { address: string }) => (
  <Fragment>
    {/* With no box checked, the file is empty, never the whole list. */}
    <input type="hidden" name="chosen" value="on" />
    <button type="submit" className="act" formMethod="get" formAction={address}>
      <Icon name="download" />
      {words.chosenCsv}
    </button>
  </Fragment>
);

/**
 * The only menu of a row.
 * @param about name of the row
 */
export const RowMenu = ({ about, children }: { about: string; children: ReactNode }) => (
  <Menu
    className="more-menu"
    button={
      <summary className="ib" aria-label={words.moreOf(about)}>
        <Icon name="dots" />
      </summary>
    }
  >
    {children}
  </Menu>
);
