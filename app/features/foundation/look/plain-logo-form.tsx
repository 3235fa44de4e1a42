import { staffLook } from "content/staff-look.ts";
import { href } from "react-router";
import { plainType } from "./plain-logo.ts";

const words = staffLook.logo;

/** Form that uploads a logo from a browser without script. The page comes back with the logo in its form. */
export function PlainLogoForm({ back, problem }: { back: string; problem: string | undefined }) {
  const known = Object.entries(words.problems).find(([name]) => name === problem)?.[1];
  return (
    <noscript>
      <form className="form" method="post" encType={plainType} action={href("/admin/look/logo")}>
        <input type="hidden" name="back" value={back} />
        <div className="field">
          <label htmlFor="plain-logo">{words.choose}</label>
          <input
            id="plain-logo"
            name="logo"
            type="file"
            accept="image/svg+xml,image/png,image/jpeg,image/webp"
            aria-describedby="plain-logo-error"
          />
          <p className="err" id="plain-logo-error" hidden={known === undefined}>
            {known}
          </p>
        </div>
        <button type="submit" className="btn btn--line">
          {words.send}
        </button>
      </form>
    </noscript>
  );
}
