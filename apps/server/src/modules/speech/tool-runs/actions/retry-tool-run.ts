import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { storedActor } from '../../../../platform/http/stored-actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startRun } from '../../../../platform/workflows/index.ts';
import { fixedPrice, Generation } from '../../../billing/index.ts';
import { makeToolRun } from '../make-tool-run.ts';
import { productOf } from '../product-of.ts';
import { tellOfRun } from '../tell-of-run.ts';
import { changeToolRun, lockToolRun } from '../tool-runs.store.ts';
import { getToolRun } from './get-tool-run.ts';

/** Goes on after the last step that is there. @throws Failure `tool_run_not_found`, `conflict`, `quota_exceeded` */
export async function retryToolRun(platform: Platform, actor: Actor, id: string): Promise<void> {
  const key = { workspaceId: actor.workspaceId, id };
  const run = await getToolRun(platform, key);
  const generation = await Generation.begin(platform, actor, {
    product: productOf[run.tool],
    price: fixedPrice(run.credits),
    road: 'job',
    usage: { durationMs: run.durationMs === null ? undefined : Math.round(run.durationMs) },
    slot: null,
  });
  try {
    await generation.carry(async (transaction, reservation) => {
      const { state } = (await lockToolRun(transaction, key)) ?? {};
      if (state !== 'failed' && state !== 'cancelled')
        throw new Failure('conflict', 'Only work that failed or was stopped can be retried.');
      await startRun(platform, transaction, makeToolRun, key);
      const again = { state: 'waiting', reservation, failureCode: null, failureMessage: null } as const;
      await changeToolRun(transaction, key, { ...again, actor: storedActor(actor) });
      await tellOfRun(platform, transaction, { ...run, ...again });
    });
  } finally {
    await generation.release();
  }
}
