import { staffGifts } from "content/staff-gifts.ts";
import { FilterForm } from "../../../staff-kit/list-sums.tsx";
import { findChoice, type GiftFilter, giftAddress, giftMethods, listChoices, writeChoice } from "./gift-filter.ts";

const { find } = staffGifts.received;

interface FindGiftsFormProps {
  filter: GiftFilter;
  today: string;
  projects: { id: string; title: string }[];
}

export function FindGiftsForm({ filter, today, projects }: FindGiftsFormProps) {
  const choice = findChoice(filter, today);
  const choices = listChoices(today);
  const isOwn = choice === "all" || choice === "days" || choices.includes(choice);
  const flags = { unseen: filter.unseen, unthanked: filter.unthanked };
  return (
    <FilterForm
      label={find.label}
      shown={giftAddress(filter)}
      hidden={{
        state: filter.state,
        ...Object.fromEntries(Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [[name, "on"]] : []))),
      }}
    >
      <label className="field grow">
        {find.q}
        <input type="search" name="q" defaultValue={filter.q} />
      </label>
      <label className="field">
        {find.when}
        <select name="when" className="when" defaultValue={choice}>
          {(isOwn ? choices : [choice, ...choices]).map((option) => (
            <option key={option} value={option}>
              {writeChoice(option)}
            </option>
          ))}
          <option value="all">{find.always}</option>
          <option value="days">{find.days}</option>
        </select>
      </label>
      {(["from", "until"] as const).map((name) => (
        <label className="field days" key={name}>
          {find[name]}
          <input type="date" name={name} defaultValue={filter[name]} />
        </label>
      ))}
      <label className="field">
        {find.purpose}
        <select name="purpose" defaultValue={filter.purpose}>
          <option value="">{find.everyPurpose}</option>
          <option value="none">{staffGifts.expected.anything}</option>
          {projects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {find.way}
        <select name="way" defaultValue={filter.way}>
          <option value="">{find.everyWay}</option>
          {giftMethods.map((way) => (
            <option key={way} value={way}>
              {staffGifts.methods[way]}
            </option>
          ))}
        </select>
      </label>
    </FilterForm>
  );
}
