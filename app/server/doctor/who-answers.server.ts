import { isSameSecret } from "../auth/is-same-secret.server.ts";
import { answerChallenge, challengeParameter, newChallenge } from "../http/site-challenge.server.ts";
import { codeOf, type Network, type PageHead } from "./network.server.ts";

/** `unknown`: the answer fits a busy site and another program, and `why` says what happened. */
export type Answerer = { who: "this site" } | { who: "another"; why: string } | { who: "unknown"; why: string };

/** Statuses of proxies for a site that does not answer in time. */
const saidInFront = (status: number): boolean => status === 429 || (status >= 502 && status <= 530);

/** Asks with a challenge that only this site can answer. @param origin without a path */
export async function whoAnswers(network: Network, origin: string, secret: string): Promise<Answerer> {
  const challenge = newChallenge();
  let health: PageHead;
  try {
    health = await network.fetchHead(`${origin}/health?${challengeParameter}=${challenge}`);
  } catch (error) {
    return { who: "unknown", why: codeOf(error) };
  }
  const { status, text } = health;
  if (saidInFront(status)) return { who: "unknown", why: `status ${status}` };
  const [first, proof] = text.split("\n");
  if (status !== 200 || first !== "ok") return { who: "another", why: `status ${status}` };
  if (!proof) return { who: "unknown", why: "it answers like an older version of the site" };
  return isSameSecret(proof, answerChallenge(secret, challenge) ?? "")
    ? { who: "this site" }
    : { who: "another", why: "it answers like a site of this kind with another SESSION_SECRET" };
}
