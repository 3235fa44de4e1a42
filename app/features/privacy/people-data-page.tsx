import { staffPrivacy } from "content/staff-privacy.ts";
import { data, Form, href } from "react-router";
import { Refusal } from "../../platform/refusals.ts";
import { siteContext, staffContext } from "../../platform/site.server.ts";
import { Field } from "../../ui/field.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import { Said } from "../desk/said-card.tsx";
import type { Route } from "./+types/people-data-page";
import { CensusCard } from "./census-card.tsx";
import { countPeople } from "./count-people.server.ts";
import { erasePerson } from "./erase-person.server.ts";
import { type FoundPerson, findPerson } from "./find-person.server.ts";
import { FoundCard } from "./found-card.tsx";
import { mayAnswerDataRequests } from "./privacy-rules.ts";
import { erasureSchema, personSchema } from "./request-schema.ts";

const words = staffPrivacy;

interface Answer {
  /** What became of a button or form. */
  said?: StaffAnswer;
  found?: FoundPerson;
  /** What was typed. */
  email?: string;
}

export async function loader({ context }: Route.LoaderArgs) {
  if (!mayAnswerDataRequests(context.get(staffContext))) throw new Refusal("adminsOnly");
  return countPeople(context.get(siteContext));
}

/** Everything is asked with a form: an address in a link would stay in histories and logs. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const member = context.get(staffContext);
  if (!mayAnswerDataRequests(member)) throw new Refusal("adminsOnly");
  const typed = await readStaffForm(request);
  const email = typed.email?.[0];
  const whose = checkStaffForm(typed, personSchema, words.find.notYet);
  if (whose.refused) return data<Answer>({ said: whose.refused, email }, 422);
  switch (typed.intent?.[0]) {
    case "find":
      return data<Answer>({ found: await findPerson(site, member, whose.fields.email), email });
    case "erase": {
      const { fields, refused } = checkStaffForm(typed, erasureSchema, words.erase.notYet);
      if (refused) {
        const found = await findPerson(site, member, whose.fields.email);
        return data<Answer>({ said: refused, found, email }, 422);
      }
      await erasePerson(site, member, fields.email, fields.byline === "on");
      return data<Answer>({ said: { done: words.erase.done } });
    }
    default:
      throw new Refusal("unreadableForm");
  }
}

export default function PeopleDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { said, found, email } = actionData ?? {};
  const errors = said?.done === undefined ? said?.errors : undefined;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <Said answer={said} />
      <section className="stack">
        <h2>{words.find.heading}</h2>
        <Form method="post" action={href("/admin/people-data")} className="form" noValidate>
          <input type="hidden" name="intent" value="find" />
          <Field
            // Another answer begins with what was typed for it.
            key={email ?? ""}
            id="whose"
            name="email"
            type="email"
            autoComplete="off"
            label={words.find.label}
            hint={words.find.hint}
            value={email}
            error={errors?.email}
          />
          <button type="submit" className="btn">
            {words.find.button}
          </button>
        </Form>
      </section>
      {found && <FoundCard key={found.email} found={found} error={errors?.sure} />}
      <CensusCard census={loaderData} />
    </>
  );
}
