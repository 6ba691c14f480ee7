import { Failure } from '../../errors/index.ts';
import type { Platform } from '../../platform.ts';
import {
  deleteRow,
  findRow,
  type IdempotencyRow,
  insertRow,
  type NewRow,
  renewLease,
} from './idempotency.store.ts';

/** How long a call counts as running after the last word of its process: a killed one frees its key within a minute. */
const leaseMs = 45_000;
/** Two renewals may get lost before a lease ends. */
const renewEveryMs = 15_000;
/** How long an answer is given again. */
const keptMs = 24 * 3_600_000;

type Claim = Pick<NewRow, 'id' | 'workspaceId' | 'requestId' | 'fingerprint'>;

/**
 * Takes the key for this call, before any of its work is done. Answers the row of an earlier call that was answered.
 * @throws Failure `idempotency_key_reused`, `idempotency_key_in_use`
 */
export async function claimKey(platform: Platform, claim: Claim): Promise<IdempotencyRow | undefined> {
  const { db, clock } = platform;
  for (;;) {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const expiresAt = new Date(now.getTime() + keptMs);
    if (await insertRow(db, { ...claim, leaseUntil, expiresAt })) return undefined;
    const found = await findRow(db, claim.workspaceId, claim.id);
    if (!found) continue;
    if (isOver(found, now)) {
      await forgetRow(platform, found);
      continue;
    }
    if (found.fingerprint !== claim.fingerprint) throw otherRequest();
    if (!found.answeredAt) throw stillRunning();
    return found;
  }
}

/** An answer is kept for its time; a call that runs is there until its process falls silent. */
const isOver = ({ answeredAt, expiresAt, leaseUntil }: IdempotencyRow, now: Date): boolean =>
  (answeredAt ? expiresAt : leaseUntil) <= now;

/** The blob first: a crash between leaves the row, and the next run ends what was begun. */
export async function forgetRow({ db, blobs }: Platform, row: IdempotencyRow): Promise<void> {
  if (row.answerBlob) await blobs.remove(row.answerBlob);
  await deleteRow(db, row);
}

/** Keeps the key taken while the call runs. Returns the way to end that. */
export function renewClaim(platform: Platform, claim: Claim): () => void {
  const { db, clock, log } = platform;
  const next = (): (() => void) =>
    clock.after(renewEveryMs, () => {
      callOff = next();
      renewLease(db, claim, new Date(clock.now().getTime() + leaseMs)).catch((cause) =>
        log.warn({ err: cause }, 'the key of a running call could not be renewed; the next turn tries again'),
      );
    });
  let callOff = next();
  return () => callOff();
}

const otherRequest = (): Failure =>
  new Failure(
    'idempotency_key_reused',
    'This Idempotency-Key was already used for a different request. Use a new key.',
    { loc: ['header', 'idempotency-key'] },
  );

const stillRunning = (): Failure =>
  new Failure(
    'idempotency_key_in_use',
    'The first request with this Idempotency-Key is still running. Try again to get its answer.',
    { retryAfterSeconds: 1 },
  );
