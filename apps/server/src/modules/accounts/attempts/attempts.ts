import { hashSecret } from '../../../platform/crypto/index.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { clientNetwork } from '../clients/index.ts';
import {
  countAttempt,
  countDelayedAttempt,
  forgetAttempts,
  forgetAttemptsAt,
  uncountAttempts,
} from './attempts.store.ts';
import type { KnownClient } from './known-client.ts';

interface Attempter {
  /** What is tried at: an email address. */
  subject: string;
  /** Where the try comes from. */
  ipAddress: string;
  /** What is tried, where that is not a sign-in: each kind counts for itself. */
  kind?: string;
  /** Whether the account was entered from there before; absent for places that it does not know. */
  known?: KnownClient;
}

const daySeconds = 24 * 3600;

/** Times the limit of one place: what all places together may try at one account in a day. */
const overallFactor = 20;

const keysOf = ({ subject, ipAddress, kind }: Attempter) => {
  const prefix = kind ? `${kind} ` : '';
  const network = clientNetwork(ipAddress);
  return {
    subjectHash: hashSecret(`${prefix}subject ${subject}`),
    /** The account, from this place. */
    pairKey: hashSecret(`${prefix}subject ${subject} client ${network}`),
    /** The account, from everywhere. */
    overallKey: hashSecret(`${prefix}overall ${subject}`),
    /** This place, at all accounts. */
    clientKey: hashSecret(`${prefix}client ${network}`),
  };
};

const secondsTo = (end: Date, now: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));

const tooMany = (end: Date, now: Date): Failure =>
  new Failure('too_many_attempts', 'Too many attempts, please try again in a few minutes.', {
    retryAfterSeconds: secondsTo(end, now),
  });

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

/**
 * Counts a guess at a secret before it is looked at, so that many at once gain nothing. Who guesses at an account waits
 * longer and longer in their own place; its owner, elsewhere, does not. `isLast`: the next one has to wait.
 * @throws Failure `too_many_attempts`
 */
export async function requireAttempt(platform: Platform, attempter: Attempter): Promise<{ isLast: boolean }> {
  const { db, clock, config } = platform;
  const now = clock.now();
  const limit = config.signInAttempts;
  const windowMs = config.signInAttemptMinutes * 60_000;
  const { pairKey, subjectHash } = keysOf(attempter);
  const counted = await requirePlace(platform, attempter);
  const outcome = await countDelayedAttempt(
    db,
    { keyHash: pairKey, subjectHash, now, windowMs },
    { limit, firstSeconds: windowMs / 1000, mostSeconds: daySeconds },
  );
  if ('attempt' in outcome) return { isLast: outcome.attempt >= limit };
  await takeBack(db, counted);
  throw tooMany(outcome.blockedUntil, now);
}

/** Counts a wish for a mail: as many as guesses, and without a wait that grows. @throws Failure `too_many_attempts` */
export async function requireRequestLeft(platform: Platform, attempter: Attempter): Promise<void> {
  const { db, clock, config } = platform;
  const now = clock.now();
  const windowMs = config.signInAttemptMinutes * 60_000;
  const { pairKey: keyHash, subjectHash } = keysOf(attempter);
  const counted = await requirePlace(platform, attempter);
  const { attempts, windowEndsAt } = await countAttempt(db, { keyHash, subjectHash, now, windowMs });
  if (attempts <= config.signInAttempts) return;
  await takeBack(db, counted);
  throw tooMany(windowEndsAt, now);
}

/** The limits of a place for all accounts, and of an account for all places that it does not know. Gives what counted. */
async function requirePlace(
  { db, clock, config }: Platform,
  { known, ...attempter }: Attempter,
): Promise<string[]> {
  const now = clock.now();
  const limit = config.signInAttempts;
  const { clientKey, overallKey, subjectHash } = keysOf(attempter);
  const windowMs = config.signInAttemptMinutes * 60_000;
  const ofPlace = { keyHash: clientKey, windowMs, limit };
  const ofAccount = {
    keyHash: overallKey,
    subjectHash,
    windowMs: daySeconds * 1000,
    limit: limit * overallFactor,
  };
  const counted: string[] = [];
  for (const { limit: most, ...count } of [
    ...(known === 'device' ? [] : [ofPlace]),
    ...(known ? [] : [ofAccount]),
  ]) {
    counted.push(count.keyHash);
    const { attempts, windowEndsAt } = await countAttempt(db, { ...count, now });
    if (attempts <= most) continue;
    await takeBack(db, counted.slice(0, -1));
    throw tooMany(windowEndsAt, now);
  }
  return counted;
}

async function takeBack(db: Queryable, keyHashes: readonly string[]): Promise<void> {
  for (const keyHash of keyHashes) await uncountAttempts(db, keyHash);
}

/** Who proved otherwise who they are, by a mail, need not wait anywhere; their own tries are taken off their place. */
export async function forgiveSubject({ db }: Platform, attempter: Attempter): Promise<void> {
  const { pairKey, clientKey, subjectHash } = keysOf(attempter);
  await uncountAttempts(db, clientKey, await forgetAttempts(db, pairKey));
  await forgetAttemptsAt(db, subjectHash);
}

/** A success clears the account in this place; of the wider counts only this try, lest it buys guesses at others. */
export async function forgiveAttempt({ db }: Platform, attempter: Attempter): Promise<void> {
  const { pairKey, clientKey, overallKey } = keysOf(attempter);
  await forgetAttempts(db, pairKey);
  if (attempter.known !== 'device') await uncountAttempts(db, clientKey);
  if (!attempter.known) await uncountAttempts(db, overallKey);
}
