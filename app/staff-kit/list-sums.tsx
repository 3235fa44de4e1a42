import { staffTables as words } from "content/staff-tables.ts";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import hammock from "../ui/art/hammock.svg";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { CopyLink } from "./copy-link.tsx";

interface FilterFormProps {
  label: string;
  /** Address of the shown list; a new one resets the fields. */
  shown: string;
  /** Parts of the filter that have no visible field. */
  hidden?: Record<string, string>;
  button?: string;
  children: ReactNode;
}

/** The fields of a filter. The form is sent as a query, so that people can store or share the address. */
export const FilterForm = ({ label, shown, hidden = {}, button = words.show, children }: FilterFormProps) => (
  <Form className="flt" role="search" aria-label={label} key={shown}>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
    <button type="submit" className="act">
      {button}
    </button>
  </Form>
);

interface ListSumsProps {
  /** Number of rows on all pages of the list; undefined if not counted. */
  count?: number | string;
  noun: string;
  sums?: string[];
  also?: string | undefined;
  /** CSV of the same list, with all its pages. */
  csv: { address: string; label: string } | false;
}

/** Row with the count and sums of all pages of a list. */
export const ListSums = ({ count, noun, sums = [], also, csv }: ListSumsProps) => (
  <p className="sums">
    <span>
      {count !== undefined && <b>{count}</b>} {noun}
    </span>
    {sums.map((sum) => (
      <span key={sum}>
        <b>{sum}</b>
      </span>
    ))}
    {also && <span>{also}</span>}
    {csv && (
      <a className="tap" href={csv.address}>
        <Icon name="download" />
        {csv.label}
      </a>
    )}
  </p>
);

/** Footer of a list: link to older rows, and the address of the shown rows. */
export const ListFoot = ({ address, children }: { address: string; children: ReactNode }) => (
  <div className="list-foot">
    {children}
    <CopyLink address={address.replace(/\?$/, "")} />
  </div>
);

interface NothingShownProps {
  heading: string;
  text?: string | undefined;
  /** Link to a list that has rows; undefined if there is none. */
  to?: string | undefined;
  show?: string | undefined;
}

/** Explains that no row passes the filter, and links to a filter that has rows. */
export const NothingShown = ({ to, show, ...words }: NothingShownProps) => (
  <EmptyState art={hammock} {...words}>
    {to !== undefined && (
      <Link className="act" to={to}>
        {show}
      </Link>
    )}
  </EmptyState>
);
