import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { actorOf } from '../../../platform/http/stored-actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  defineWorkflow,
  type StateChange,
  WorkEnded,
  type WorkflowRun,
} from '../../../platform/workflows/index.ts';
import { Generation } from '../../billing/index.ts';
import { deliverEvent } from '../../workspaces/webhooks/index.ts';
import { priceWithUses } from '../generation/index.ts';
import { background } from '../speaking/index.ts';
import { planRequest } from '../text-to-speech/index.ts';
import { failureReasonOf } from './failure-reason.ts';
import { changeFlow, findFlow, lockFlow } from './speech-flows.store.ts';
import type { SpeechFlowRow } from './speech-flows.tables.ts';
import { toMediaGeneration } from './speech-flows.view.ts';

/** Speaks what was ordered; a try that was killed is begun again, and charged once. */
export const speakFlow = defineWorkflow({
  name: 'speech-flows.speak',
  retryLimit: 6,
  expireInSeconds: 3600,
  atATime: { all: 4, ofGroup: 2 },
  run: async (platform, work) => {
    const row = await findFlow(platform.db, work);
    // its workspace may have changed just now: the next try finds it there
    if (!row) throw new Failure('system_busy', 'Generation not found.');
    if (!row.reservation) throw new WorkEnded();
    await speak(platform, work, row);
  },
  follow,
});

async function speak(platform: Platform, work: WorkflowRun, row: SpeechFlowRow): Promise<void> {
  const { id, requestId, order, reservation } = row;
  if (!reservation) return;
  const actor = { ...actorOf(row.actor), workspaceId: work.workspaceId };
  const key = { workspaceId: work.workspaceId, id };
  const planned = await planRequest(platform, actor, order, { requestId, whole: true });
  await background.speakAsJob(platform, actor, planned, {
    generation: Generation.retry(platform, reservation, id),
    cost: priceWithUses(platform, actor, planned.price).costOf(Number.POSITIVE_INFINITY),
    signal: work.signal,
    also: async (transaction) => {
      await work.complete(transaction);
      const { contentType } = planned.format;
      const done = { state: 'completed', historyItemId: id, contentType, reservation: null } as const;
      await changeFlow(transaction, key, done);
      await tell(platform, transaction, { ...row, ...key, ...done });
    },
  });
}

/** Speech that ends early gives its credits back. */
async function follow(
  platform: Platform,
  { transaction, run, state, failure }: StateChange,
): Promise<(() => Promise<void>) | undefined> {
  const row = await lockFlow(transaction, run);
  if (!row) return undefined;
  if (state === 'running') {
    await changeFlow(transaction, run, { state: 'generating' });
    return undefined;
  }
  const change = {
    state: 'failed',
    failureReason: failureReasonOf(failure),
    failureMessage: failure?.message ?? 'It was stopped. You were not charged for it.',
    reservation: null,
  } as const;
  await changeFlow(transaction, run, change);
  await tell(platform, transaction, { ...row, ...change });
  const { reservation } = row;
  return reservation ? () => Generation.resume(platform, reservation).abort() : undefined;
}

/** Whoever was named in the order. */
async function tell(platform: Platform, transaction: Transaction, row: SpeechFlowRow): Promise<void> {
  const { workspaceId, userId, listeners } = row;
  if (listeners === null) return;
  await deliverEvent(platform, transaction, {
    workspaceId,
    type: 'flows',
    userId: userId ?? undefined,
    ...(listeners !== 'all' && { webhookIds: listeners }),
    data: { generation: toMediaGeneration(platform, row) },
  });
}
