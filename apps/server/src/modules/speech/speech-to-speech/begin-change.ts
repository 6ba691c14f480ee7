import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceTo } from '../generation/index.ts';
import { type ChangedVoice, changeVoice } from './actions/change-voice.ts';
import type { ChangeOrder } from './plan-order.ts';

/** What a change of voice needs of an HTTP call. */
export interface BeginCall {
  platform: Platform;
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
  setHeader(name: string, value: string | number): void;
}

/** Begins and sets the headers, so that the first byte may leave. */
export async function beginChange(
  call: BeginCall,
  order: ChangeOrder,
  { whole }: { whole: boolean },
): Promise<ChangedVoice> {
  const { platform, actor, requestId, signal } = call;
  const { onConcurrency, onGeneration } = announceTo(call);
  const changed = await changeVoice(platform, actor, order, { requestId, signal, whole, onConcurrency });
  const { job, used, credits, historyItemId } = changed;
  onGeneration({ credits, engine: used.names, historyItemId, warnings: job.warnings });
  return changed;
}
