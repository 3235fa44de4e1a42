import type { Country } from "content/countries/country.ts";
import { demonstrationYear as year } from "content/demonstration-year.ts";
import type { Samples } from "content/samples/index.ts";
import { monthsAfter } from "../../app/values/dates.ts";
import { addDays } from "../../app/values/site-days.ts";
import { slugOf } from "../../app/values/slug.ts";

/** Number of past months with a day and a post each. Further days are still to come. */
const pastMonths = 12;

/** Returns the day of a month of the sample year. @param month 0 for the oldest */
export const dayOfYear = (today: string, month: number): string => monthsAfter(today, month - pastMonths);

/** Returns the days, posts and projects of a year in a country, with the drawings of the sample foundation. */
export function makeYearSamples(original: Samples, country: Country, today: string): Samples {
  const drawings = original.projects.flatMap(({ images }) => images);
  const drawing = (index: number) => drawings.slice(index % drawings.length).slice(0, 1);
  const town = country.capital;
  return {
    ...original,
    settings: {
      ...original.settings,
      country: country.code as Samples["settings"]["country"],
      town,
      phone: "",
      headOffice: year.address(town),
    },
    events: year.events.map(({ title, text }, index) => ({
      title,
      location: town,
      date: addDays(dayOfYear(today, index < pastMonths ? index : index + 1), -((index * 5) % 20)),
      precision: "day",
      description: [text],
      list: [],
      images: drawing(index),
    })),
    posts: year.posts.map(({ title, text }, index) => ({
      slug: slugOf(title),
      title,
      paragraphs: [text],
      author: { name: nameOf(index).name },
      date: dayOfYear(today, index),
      images: drawing(index + 1),
    })),
    projects: year.projects.map(({ title, theme, text }, index) => ({
      title,
      theme,
      paragraphs: [text],
      images: drawing(index * 2),
    })),
    news: [],
  };
}

/** Returns an invented person, the same for the same number. */
export function nameOf(index: number): { first: string; last: string; name: string; email: string } {
  const first = year.names[index % year.names.length] ?? "";
  const last = year.families[(index * 7) % year.families.length] ?? "";
  return { first, last, name: `${first} ${last}`, email: `${first.toLowerCase()}.${index}@example.org` };
}
