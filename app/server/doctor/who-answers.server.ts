import { doctorMachine } from "content/doctor-machine.ts";
import { isSameSecret } from "../auth/is-same-secret.server.ts";
import { answerChallenge, challengeParameter, newChallenge } from "../http/site-challenge.server.ts";
import { codeOf, type Network, type PageHead } from "./network.server.ts";

const words = doctorMachine.answers;

/**
 * Program that answers at the address. `unknown`: this may be a busy site or another program; `why` has the details.
 */
export type Answerer = { who: "this site" } | { who: "another"; why: string } | { who: "unknown"; why: string };

/** Returns true for statuses of a proxy whose site does not answer in time. */
const saidInFront = (status: number): boolean => status === 429 || (status >= 502 && status <= 530);

/**
 * Sends a challenge that only this site can answer.
 * @param origin without a path
 */
export async function whoAnswers(network: Network, origin: string, secret: string): Promise<Answerer> {
  const challenge = newChallenge();
  let health: PageHead;
  try {
    health = await network.fetchHead(`${origin}/health?${challengeParameter}=${challenge}`);
  } catch (error) {
    return { who: "unknown", why: codeOf(error) };
  }
  const { status, text } = health;
  if (saidInFront(status)) return { who: "unknown", why: words.status(status) };
  const [first, proof] = text.split("\n");
  if (status !== 200 || first !== "ok") return { who: "another", why: words.status(status) };
  if (!proof) return { who: "unknown", why: words.older };
  return isSameSecret(proof, answerChallenge(secret, challenge) ?? "")
    ? { who: "this site" }
    : { who: "another", why: words.otherSecret };
}
