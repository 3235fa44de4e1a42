import { staff } from "content/staff.ts";
import { Form, Link } from "react-router";
import magnifier from "../ui/art/magnifier.svg";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";

interface ChipsProps {
  label: string;
  chips: { label: string; to: string; count?: number | string; isCurrent: boolean }[];
}

/** Filters of a list, each with an address. */
export function Chips({ label, chips }: ChipsProps) {
  return (
    <nav className="chips" aria-label={label}>
      {chips.map((chip) => (
        <Link key={chip.label} className="chip" to={chip.to} aria-current={chip.isCurrent ? "true" : undefined}>
          {chip.label}
          {chip.count !== undefined && <span>{chip.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

interface SearchFormProps {
  label: string;
  search: string;
  /** Parameters that are kept in the address. */
  query?: Record<string, string>;
}

export function SearchForm({ label, search, query = {} }: SearchFormProps) {
  return (
    <Form className="seek" role="search">
      <Icon name="search" />
      <input type="search" name="q" defaultValue={search} placeholder={label} aria-label={label} />
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}

/** Search with a button. */
export const FindForm = ({ label, button, search }: Pick<SearchFormProps, "label" | "search"> & { button: string }) => (
  <Form className="find" role="search">
    <input type="search" name="q" defaultValue={search} aria-label={label} />
    <button type="submit" className="act">
      {button}
    </button>
  </Form>
);

/**
 * Replaces the rows of a search without results.
 * @param query parameters that are kept in the address
 */
interface NothingFoundProps {
  search: string;
  query?: Record<string, string>;
  older: number | undefined;
}

export function NothingFound({ search, query = {}, older }: NothingFoundProps) {
  const { nothingCalled, nothingAmongNewest, fewerLetters } = staff.list;
  const heading = older === undefined ? nothingCalled(search) : nothingAmongNewest(search);
  return (
    <EmptyState art={magnifier} heading={heading} text={fewerLetters}>
      <Link className="act" to={`?${new URLSearchParams(query)}`}>
        {staff.list.clear}
      </Link>
    </EmptyState>
  );
}
