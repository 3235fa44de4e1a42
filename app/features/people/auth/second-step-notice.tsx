import { staffPeople } from "content/staff-people.ts";
import type { SecondStep } from "./describe-second-step.server.ts";

const words = staffPeople.secondStep;

/** Tells what the member must set up by when, or that the provider handles it. */
export function SecondStepNotice({
  isOn,
  state,
  due = "",
  concernsUntil = "",
  providerFactor,
}: Pick<SecondStep, "isOn" | "state" | "due" | "concernsUntil" | "providerFactor">) {
  if (isOn) return null;
  if (state === undefined) return providerFactor === undefined ? null : <p>{words.ofProvider}</p>;
  const sentence = { coming: words.by(due), concerns: words.concerns(concernsUntil), due: words.due }[state];
  return (
    <>
      <p className="alert">{sentence}</p>
      {providerFactor === "no" && <p>{words.provider}</p>}
    </>
  );
}
