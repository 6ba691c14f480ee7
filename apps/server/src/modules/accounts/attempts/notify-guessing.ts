import { z } from 'zod';
import { hashSecret } from '../../../platform/crypto/index.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifySecurityChange } from '../security-changes/index.ts';
import { findUser } from '../users/index.ts';
import { countAttempt } from './attempts.store.ts';

const guessing = z.object({
  /** Null for an address without an account: to answer takes as long either way. */
  userId: z.string().nullable(),
  secret: z.enum(['password', 'second-factor']),
  ipAddress: z.string(),
});
type Guessing = z.infer<typeof guessing>;

const notifyOfGuessing = defineJob<Guessing>({
  name: 'accounts.tell-guessing',
  payload: guessing,
  retryLimit: 5,
  expireInSeconds: 60,
});

const dayMs = 24 * 3600_000;

const sentences: Record<Guessing['secret'], string> = {
  password:
    'Someone tried several wrong passwords for your account. They didn’t get in, and have to wait longer after each try. You can still sign in as usual on your own devices.',
  'second-factor':
    'Someone knows your password and tried several wrong two-factor codes. They didn’t get in. Change your password now.',
};

/** Has the owner told. The work is left to a job, so that the refusal takes as long for an address without an account. */
export async function notifyGuessing({ jobs }: Platform, guess: Guessing): Promise<void> {
  await jobs.enqueue(notifyOfGuessing, guess);
}

/** One mail a day for each secret, however many guess. */
export const guessingHandler = (platform: Platform): JobHandler<Guessing> => ({
  definition: notifyOfGuessing,
  run: async ({ payload: { userId, secret, ipAddress } }) => {
    if (userId === null) return;
    await platform.db.transaction(async (transaction) => {
      const user = await findUser(transaction, userId);
      if (user?.kind !== 'person' || user.deletionRequestedAt) return;
      const told = {
        keyHash: hashSecret(`told ${secret} ${userId}`),
        now: platform.clock.now(),
        windowMs: dayMs,
      };
      if ((await countAttempt(transaction, told)).attempts > 1) return;
      await notifySecurityChange(
        platform,
        transaction,
        { userId, ipAddress },
        {
          className: 'session',
          activityName: 'guessed',
          details: { secret },
          event: 'account.secret-guessed',
          mail: { subject: 'Someone is trying to get into your account', sentence: sentences[secret] },
        },
      );
    });
  },
});
