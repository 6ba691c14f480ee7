import { generationNameHeader } from '@mynah/contract/speech/generation-name-header';
import { generationName } from '@mynah/contract/speech/generations';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** What is asked of an HTTP call. */
interface PresentCall {
  platform: Platform;
  actor: Actor;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
  header(name: string): string | undefined;
}

/** What ends a generation early, and what only ends the listening. */
export interface Presence {
  /** Ends it at once. */
  signal: AbortSignal;
  /** Of a generation that is finished without its caller: aborted when they have left. */
  left?: AbortSignal;
  /** To be called at its end, perhaps twice. */
  end(): void;
}

const stopped = 'generation.stopped';

/**
 * Who calls the API and leaves ends what they ordered. Who speaks from the app closes a page, loses the network, and
 * comes back: theirs is finished without them, unless they stop it by its name.
 */
export async function presenceOf(call: PresentCall): Promise<Presence> {
  if (call.actor.kind !== 'session') return { signal: call.signal, end: () => {} };
  const stopping = new AbortController();
  const over = new AbortController();
  const named = generationName.safeParse(call.header(generationNameHeader));
  if (named.success) await listenForStop(call, named.data, { stopping, until: over.signal });
  return { signal: stopping.signal, left: call.signal, end: () => over.abort() };
}

/** Of what is not kept nothing could be found later: it ends when its caller leaves, whoever they are. */
export const endingWithCaller = ({ signal, left, end }: Presence): Presence => ({
  signal: left ? AbortSignal.any([signal, left]) : signal,
  end,
});

/** In whatever process the stop comes in. */
async function listenForStop(
  { platform, actor: { workspaceId } }: PresentCall,
  name: string,
  { stopping, until }: { stopping: AbortController; until: AbortSignal },
): Promise<void> {
  const events = await platform.events.subscribe(workspaceId, { signal: until });
  const listen = async (): Promise<void> => {
    for await (const event of events) {
      if (event.name === stopped && event.payload.generationName === name) return stopping.abort();
    }
  };
  listen().catch((cause) => platform.log.warn({ err: cause }, 'a generation cannot be stopped any more'));
}

/** Also one that has ended, or that never was: then nothing happens. */
export async function stopGeneration(
  { db, events }: Platform,
  { workspaceId, userId }: Actor,
  name: string,
): Promise<void> {
  const payload = { generationName: name, userId };
  await db.transaction((tx) => events.append(tx, { name: stopped, workspaceId, payload }));
}
