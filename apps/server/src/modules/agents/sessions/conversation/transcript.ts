import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { Log } from '../../../../platform/log/log.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Rooms } from './rooms.ts';

export interface TranscriptOptions {
  platform: Platform;
  rooms: Pick<Rooms, 'writeEntries'>;
  conversationId: string;
  log: Log;
}

/** What was said, written down entry by entry and in order, while nobody waits for it. */
export class Transcript {
  readonly #options: TranscriptOptions;
  readonly #entries: NewTranscriptEntry[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(options: TranscriptOptions) {
    this.#options = options;
  }

  /** Answers its place. */
  add(entry: NewTranscriptEntry): number {
    const index = this.#entries.push(entry) - 1;
    this.#write(index);
    return index;
  }

  change(index: number, change: Partial<NewTranscriptEntry>): void {
    const entry = this.#entries[index];
    if (!entry) return;
    this.#entries[index] = { ...entry, ...change };
    this.#write(index);
  }

  /** Feedback on an answer, by its event. */
  rate(eventId: number, score: 'like' | 'dislike' | null, seconds: number): void {
    const index = this.#entries.findLastIndex(
      ({ role, source_event_id: id }) => role === 'agent' && id === eventId,
    );
    this.change(index, { feedback: score && { score, time_in_call_secs: seconds } });
  }

  get length(): number {
    return this.#entries.length;
  }

  written(): Promise<void> {
    return this.#writing;
  }

  #write(index: number): void {
    const { platform, rooms, conversationId, log } = this.#options;
    const entry = this.#entries[index]!;
    this.#writing = this.#writing
      .then(() => rooms.writeEntries(platform, conversationId, [{ index, entry }]))
      .catch((cause) => log.error({ err: cause, conversationId }, 'a turn could not be written down'));
  }
}
