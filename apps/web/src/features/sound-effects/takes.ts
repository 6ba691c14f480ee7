import { create } from 'zustand';
import type { SoundDraft } from '#web/features/sound-effects/draft.ts';
import { request } from '#web/shared/api/call.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';

export interface SoundTake {
  id: string;
  text: string;
  state: 'making' | 'ready' | 'failed';
  error?: unknown;
  blob?: Blob;
  url?: string;
  /** What its download is called. */
  fileName?: string;
  /** Base64, one byte for each of 800 stretches. */
  peaks?: string;
  durationMs?: number;
  engine?: string;
  warnings: readonly string[];
  /** Where nothing comes near the words: the sound that stands for them. */
  closest?: string;
}

interface Takes {
  takes: readonly SoundTake[];
  isMaking: boolean;
}

const takesPerPrompt = 4;

/** The takes of the last prompt. They live outside the page: leaving it does not stop them. */
export const useTakes = create<Takes>(() => ({ takes: [], isMaking: false }));

let controller: AbortController | undefined;

/** Makes four takes, each by another seed. A failure is kept in its take for the page to show. */
export async function makeTakes(draft: SoundDraft): Promise<void> {
  controller?.abort();
  const own = new AbortController();
  controller = own;
  for (const { url } of useTakes.getState().takes) if (url) URL.revokeObjectURL(url);
  const takes = Array.from({ length: takesPerPrompt }, () => ({
    id: crypto.randomUUID(),
    text: draft.text,
    state: 'making' as const,
    warnings: [],
  }));
  useTakes.setState({ takes, isMaking: true });
  // one after the other: plans allow few at once, and the first can be heard while the others come
  for (const { id } of takes) {
    if (own.signal.aborted) return;
    changeTake(id, await makeTake(draft, own.signal));
  }
  if (controller === own) useTakes.setState({ isMaking: false });
}

/** Stops what is being made; takes that are ready stay. */
export function stopTakes(): void {
  controller?.abort();
  useTakes.setState(({ takes }) => ({
    takes: takes.filter(({ state }) => state !== 'making'),
    isMaking: false,
  }));
}

function changeTake(id: string, change: Partial<SoundTake>): void {
  useTakes.setState(({ takes }) => ({
    takes: takes.map((take) => (take.id === id ? { ...take, ...change } : take)),
  }));
}

async function makeTake(draft: SoundDraft, signal: AbortSignal): Promise<Partial<SoundTake>> {
  try {
    const { text, seconds, influence, loop } = draft;
    const json = { text, duration_seconds: seconds, prompt_influence: influence, loop };
    const response = await request('POST /v1/sound-generation', { json, signal });
    const blob = await response.blob();
    const item = await fetchHistoryItem(response.headers.get('history-item-id') ?? '');
    const warnings = response.headers.get('x-mynah-warnings');
    return {
      state: 'ready',
      blob,
      url: URL.createObjectURL(blob),
      fileName: item.file_name,
      peaks: item.peaks ?? undefined,
      durationMs: item.duration_ms ?? undefined,
      engine: response.headers.get('x-mynah-engine') ?? undefined,
      warnings: warnings ? warnings.split(', ') : [],
      closest: response.headers.get('x-mynah-closest') ?? undefined,
    };
  } catch (error) {
    return { state: 'failed', error };
  }
}
