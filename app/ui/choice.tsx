import type { ReactNode } from "react";
import css from "./choice.css?inline";
import { Style } from "./style.tsx";

type ChoiceProps = { name: string; value: string; chosen: string | undefined; hint?: string; children: ReactNode } & {
  type?: "checkbox" | "radio";
};

/** A radio button or checkbox that looks like a card. */
export function Choice({ name, value, chosen, hint, children, type = "radio" }: ChoiceProps) {
  return (
    <label className="choice">
      <Style name="choices" layer="feature" css={css} />
      <input type={type} name={name} value={value} defaultChecked={value === chosen} />
      {children}
      {hint && <span>{hint}</span>}
    </label>
  );
}
