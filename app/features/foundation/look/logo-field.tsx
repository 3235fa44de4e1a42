import { staffLook } from "content/staff-look.ts";
import { useEffect, useState } from "react";
import { href } from "react-router";
import { Act } from "../../../ui/act.tsx";
import mark from "../../../ui/art/mark.svg";
import { Icon } from "../../../ui/icon.tsx";

const words = staffLook.logo;

interface LogoFieldProps {
  /** Paths of the logo's files, separated by spaces; empty for the sample's logo. */
  value: string;
  error: string | undefined;
  onChange(): void;
}

/** Uploads a logo as soon as it is chosen, and stores its paths in the form. */
export function LogoField({ value, error, onChange }: LogoFieldProps) {
  const [logo, setLogo] = useState(value);
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState(error);
  const choose = (chosen: string) => {
    setLogo(chosen);
    onChange();
  };
  useEffect(() => setProblem(error), [error]);
  const send = async (file: File) => {
    setProblem(undefined);
    setMessage(words.sending);
    const answer = await sendLogo(file);
    setMessage(answer.logo === undefined ? "" : words.sent);
    if (answer.logo === undefined) setProblem(answer.message);
    else choose(answer.logo);
  };
  const header = logo.split(" ")[0];
  return (
    <div className="logo-up">
      <input type="hidden" name="logo" value={logo} />
      <img src={header ? `/${header}` : mark} width="72" height="72" alt={words.alt} />
      <div>
        <div className="logo-acts">
          <label className="act needs-script">
            <Icon name="picture" />
            {words.choose}
            <input
              className="vh"
              type="file"
              id="look-logo"
              accept="image/svg+xml,image/png,image/jpeg,image/webp"
              aria-describedby="look-logo-hint look-logo-error"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void send(file);
                currentTarget.value = "";
              }}
            />
          </label>
          {logo !== "" && <Act label={words.drawn} onClick={() => choose("")} />}
        </div>
        <p className="small muted" id="look-logo-hint">
          {words.hint}
        </p>
        <p className="small" role="status">
          {message}
        </p>
        <p className="err" id="look-logo-error" hidden={problem === undefined}>
          {problem}
        </p>
      </div>
    </div>
  );
}

async function sendLogo(file: File): Promise<{ logo?: string; message?: string }> {
  try {
    const answer = await fetch(href("/admin/look/logo"), { method: "POST", body: file });
    const isOurs = answer.headers.get("Content-Type")?.startsWith("application/json");
    return isOurs ? ((await answer.json()) as { logo?: string; message?: string }) : { message: words.problems.lost };
  } catch {
    return { message: words.problems.lost };
  }
}
