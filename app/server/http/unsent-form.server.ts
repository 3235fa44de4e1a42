import { AppError } from "./errors.ts";
import { readBody } from "./read-body.server.ts";
import { parseForm } from "./read-form.server.ts";
import { staffForm } from "./read-typed.server.ts";

/** Page that shows a form again after its sender must sign in or type the password. */
const unsentFormPath = "/login/unsent";

/** Pages that ask for a sign-in or for the password; `to` is the page for afterwards. */
const askingPaths = ["/login", "/admin/confirm"];

/**
 * Sends a staff form to the page that keeps it, if the answer only leads to the sign-in or to the password. Without
 * script, the browser has the typed text in no other page. The browser repeats the body after status 307.
 */
export function redirectUnsentForm(request: Request, answer: Response): Response {
  const location = URL.parse(answer.headers.get("Location") ?? "", request.url);
  const to = location?.searchParams.get("to");
  if (request.method !== "POST" || location === null || to == null || !askingPaths.includes(location.pathname))
    return answer;
  const { pathname, search } = new URL(request.url);
  if (!/^\/admin(?:\/|$)/.test(pathname)) return answer;
  const asked = location.pathname === "/login" ? "sign-in" : "password";
  const headers = new Headers(answer.headers);
  headers.set("Location", `${unsentFormPath}?${new URLSearchParams({ asked, to, form: pathname + search })}`);
  return new Response(null, { status: 307, headers });
}

export interface UnsentForm {
  fields: [name: string, value: string][];
  /** True if a file was sent, which no page can send again. */
  hasFiles: boolean;
}

/** Reads a form to keep, without passwords and files. Returns undefined for a body that is too large or no form. */
export async function readUnsentForm(request: Request): Promise<UnsentForm | undefined> {
  const { maxBytes, maxFields } = staffForm.size;
  try {
    const body = await readBody(request, maxBytes);
    const sent = await parseForm(request.headers.get("Content-Type") ?? "", body, maxFields);
    const all = [...sent] as [string, FormDataEntryValue][];
    const fields = all.filter((field): field is [string, string] => typeof field[1] === "string");
    return {
      fields: fields.filter(([name]) => !staffForm.secrets.includes(name)),
      hasFiles: all.some(([, value]) => typeof value !== "string" && value.size > 0),
    };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
