import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { concurrencyHeaders, generationHeaders } from '../generation/index.ts';
import { type ComposedSong, composeNow } from './actions/compose-now.ts';
import { planOrder } from './actions/plan-order.ts';
import type { ComposeBody, MusicFormatName } from './music-order.ts';

/** What composing needs of an HTTP call. */
export interface MusicCall {
  platform: Platform;
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
  body: ComposeBody;
  query: { outputFormat: MusicFormatName };
  setHeader(name: string, value: string | number): void;
}

/** Decides everything, takes a place and the credits, and sets the headers; sound is made while it is read. */
export async function beginMusic({
  platform,
  actor,
  requestId,
  signal,
  body,
  query,
  setHeader,
}: MusicCall): Promise<ComposedSong> {
  const set = (headers: Record<string, string | number>) => {
    for (const [name, value] of Object.entries(headers)) setHeader(name, value);
  };
  const order = await planOrder(platform, actor, body, { signal, outputFormat: query.outputFormat });
  const onConcurrency: Parameters<typeof composeNow>[3]['onConcurrency'] = (count) =>
    set(concurrencyHeaders(count));
  const song = await composeNow(platform, actor, order, { requestId, signal, onConcurrency });
  const { credits, historyItemId, songId } = song;
  set({
    ...generationHeaders({ credits, historyItemId, engine: order.engine, warnings: order.warnings }),
    'song-id': songId,
  });
  return song;
}
