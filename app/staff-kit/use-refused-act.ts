import { useActionData } from "react-router";
import type { StaffFormResult } from "../values/staff-form-result.ts";
import { useLastAnswer } from "./use-last-answer.ts";

/**
 * Returns the typed values and the errors of a refused act. Without script the page is rendered again, and several of
 * its forms have fields of the same name. The action's plan is `isEchoed`.
 * @returns for the intent of a form, and the key that it sends along (`by` names that field): whether it was refused,
 * and value and error of a field
 */
export function useRefusedAct() {
  const answer = useLastAnswer(useActionData<StaffFormResult>());
  const sent = answer?.done === undefined ? answer?.formValues : undefined;
  return (intent: string, key?: number | string, by = "id") => {
    const isRefused = sent?.intent?.[0] === intent && (key === undefined || sent[by]?.[0] === String(key));
    return {
      isRefused,
      /** @param value without a refusal */
      field: (name: string, value?: string) => ({
        name,
        value: isRefused ? (sent?.[name]?.[0] ?? value) : value,
        error: isRefused && answer?.done === undefined ? answer?.errors[name] : undefined,
      }),
    };
  };
}
