import { createHmac, randomBytes } from "node:crypto";

/** The parameter of `/health` with the doctor’s challenge. */
export const challengeParameter = "challenge";

const challengeShape = /^[0-9a-f]{32}$/;

export const newChallenge = (): string => randomBytes(16).toString("hex");

/**
 * Proves that this site answers, and not another one at its address or port. The proof does not reveal the secret, and
 * differs from all other signatures of the site.
 * @returns undefined for an invalid challenge
 */
export const answerChallenge = (secret: string, challenge: string | null): string | undefined =>
  challenge !== null && challengeShape.test(challenge)
    ? createHmac("sha256", secret).update(`this site ${challenge}`).digest("hex")
    : undefined;
