import { hashSecret } from '../../../platform/crypto/index.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countAttempt, forgetAttempts, uncountAttempt } from './attempts.store.ts';
import { clientNetwork } from './client-network.ts';

interface Attempter {
  /** What is tried at: an email address. */
  subject: string;
  /** Where the try comes from. */
  ipAddress: string;
  /** What is tried, where that is not a sign-in: each kind counts for itself. */
  kind?: string;
}

const keysOf = ({ subject, ipAddress, kind }: Attempter) => {
  const prefix = kind ? `${kind} ` : '';
  return {
    subjectKey: hashSecret(`${prefix}subject ${subject}`),
    clientKey: hashSecret(`${prefix}client ${clientNetwork(ipAddress)}`),
  };
};

const secondsTo = (end: Date, now: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));

/** Counts what a client without an account does, for a limit of whoever offers it. */
export async function countClientAttempt(
  { db, clock }: Platform,
  { kind, ipAddress, windowMs }: { kind: string; ipAddress: string; windowMs: number },
): Promise<{ attempts: number; retryAfterSeconds: number }> {
  const now = clock.now();
  const { clientKey: keyHash } = keysOf({ subject: '', ipAddress, kind });
  const { attempts, windowEndsAt } = await countAttempt(db, { keyHash, now, windowMs });
  return { attempts, retryAfterSeconds: secondsTo(windowEndsAt, now) };
}

/** Counts a try before the secret is looked at, so that many at once gain nothing. @throws too_many_attempts */
export async function requireAttempt({ db, clock, config }: Platform, attempter: Attempter): Promise<void> {
  const windowMs = config.signInAttemptMinutes * 60_000;
  const now = clock.now();
  const { subjectKey, clientKey } = keysOf(attempter);
  for (const keyHash of [subjectKey, clientKey]) {
    const { attempts, windowEndsAt } = await countAttempt(db, { keyHash, now, windowMs });
    if (attempts > config.signInAttempts) {
      throw new Failure('too_many_attempts', 'Too many attempts, please try again in a few minutes.', {
        retryAfterSeconds: secondsTo(windowEndsAt, now),
      });
    }
  }
}

/** Who proved otherwise who they are, by a mail, need not wait. */
export const forgiveSubject = ({ db }: Platform, subject: string): Promise<void> =>
  forgetAttempts(db, keysOf({ subject, ipAddress: '' }).subjectKey);

/** A success clears the subject; of the client only this try, lest a good account buys guesses at others. */
export async function forgiveAttempt({ db }: Platform, attempter: Attempter): Promise<void> {
  const { subjectKey, clientKey } = keysOf(attempter);
  await forgetAttempts(db, subjectKey);
  await uncountAttempt(db, clientKey);
}
