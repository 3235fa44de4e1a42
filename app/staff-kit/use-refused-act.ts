import { useActionData } from "react-router";
import type { StaffFormResult } from "../values/staff-form-result.ts";
import { useLastAnswer } from "./use-last-answer.ts";

/**
 * Returns the typed values and errors of a rejected act. Without script the page is rendered again, and several of its
 * forms may have fields with the same name. The action's plan is `isEchoed`.
 * @returns a function of a form's intent and key (`by` is the name of the key's field), which tells if that form was
 * rejected, and returns value and error of a field
 */
export function useRefusedAct() {
  const answer = useLastAnswer(useActionData<StaffFormResult>());
  const sent = answer?.done === undefined ? answer?.formValues : undefined;
  return (intent: string, key?: number | string, by = "id") => {
    const isRefused = sent?.intent?.[0] === intent && (key === undefined || sent[by]?.[0] === String(key));
    return {
      isRefused,
      /** @param value used if there was no rejection */
      field: (name: string, value?: string) => ({
        name,
        value: isRefused ? (sent?.[name]?.[0] ?? value) : value,
        error: isRefused && answer?.done === undefined ? answer?.errors[name] : undefined,
      }),
    };
  };
}
