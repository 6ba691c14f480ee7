import { create } from 'zustand';
import { type ChapterAddress, speakBlock } from '#web/features/studio/studio.requests.ts';
import type { ChapterSession } from '#web/features/studio/text/chapter-session.ts';
import { listenToPosition, loadPlayback, playerItem, usePlayer } from '#web/player/index.ts';
import { readStream } from '#web/shared/api/read-body.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { toast } from '#web/ui/toast.tsx';

/** So much is made ahead of what is heard: enough for no gap, and little where somebody stops listening. */
const AHEAD_SECONDS = 20;
/** Where a browser plays nothing before all of it is there, it gets the text in pieces of this length. */
const PIECE_SECONDS = 30;

interface Listening {
  chapterId: string | undefined;
  /** The block that sounds, or is awaited. */
  blockId: string | undefined;
}
export const useListening = create<Listening>(() => ({ chapterId: undefined, blockId: undefined }));

let running: AbortController | undefined;

export function stopListening(): void {
  running?.abort();
  running = undefined;
  useListening.setState({ chapterId: undefined, blockId: undefined });
}

interface ListenOptions {
  session: ChapterSession;
  address: ChapterAddress;
  blockId: string;
  /** Alone, or with all that comes behind it. */
  isAlone?: boolean;
  title: string;
  description: string;
}

/**
 * Plays a chapter from a block on, as one sound of the player: what has a recording comes from it, the rest is spoken
 * as it is heard, a little ahead. Whatever else the player is given ends it.
 */
export async function listenFrom(options: ListenOptions): Promise<void> {
  const { session, address, blockId, isAlone, title, description } = options;
  stopListening();
  const controller = new AbortController();
  running = controller;
  const { signal } = controller;
  useListening.setState({ chapterId: address.chapterId, blockId });
  const { playStream, cutFrames, canStreamToElement } = await loadPlayback();
  const isHeardAsItComes = canStreamToElement();
  const blocks = session.blocksFrom(blockId).slice(0, isAlone ? 1 : undefined);
  if (blocks.length === 0 || signal.aborted) return stopIfOwn(controller);
  const item = playerItem({
    id: `studio:${address.chapterId}:${crypto.randomUUID()}`,
    type: 'chapterSnapshot',
    extra: { text: blocks.map(({ text }) => text).join('\n') },
    info: { title, description },
  });
  const seconds = blocks.reduce((sum, { text }) => sum + estimateSpeakingSeconds(text), 0);
  const stream = playStream(item, seconds);
  const run: Run = { starts: [], end: 0, now: 0, next: undefined };
  const goOn = (next: string) => void listenFrom({ ...options, blockId: next });
  const stopFollowing = follow(item.id, { session, run, controller, goOn });
  try {
    for (const { id } of blocks) {
      if (isHeardAsItComes) await untilNear(run, signal);
      else if (run.end > PIECE_SECONDS) {
        run.next = id;
        break;
      }
      await session.saver.flush();
      run.starts.push({ id, at: run.end });
      const response = await speakBlock({ ...address, blockId: id }, false, signal);
      let bytes = new Uint8Array(0);
      for await (const chunk of streamOf(readStream(response))) {
        stream.append(chunk);
        bytes = joined(bytes, chunk);
      }
      run.end += cutFrames(bytes).durationSeconds;
      void session.renewTakes().catch(() => undefined);
    }
    stream.end();
  } catch (error) {
    stream.fail(error);
    if (signal.aborted) return;
    toast.failure(error);
    void session.renewTakes().catch(() => undefined);
    stopIfOwn(controller);
  } finally {
    if (signal.aborted) stopFollowing();
  }
}

function stopIfOwn(controller: AbortController): void {
  if (running === controller) stopListening();
}

interface Run {
  starts: { id: string; at: number }[];
  /** Seconds that are there, and the playhead. */
  end: number;
  now: number;
  /** The block that the next piece begins with. */
  next: string | undefined;
}
type Followed = {
  session: ChapterSession;
  run: Run;
  controller: AbortController;
  goOn: (blockId: string) => void;
};

/** Marks what sounds, and ends with it. */
function follow(itemId: string, { session, run, controller, goOn }: Followed): () => void {
  const stopPosition = listenToPosition((seconds) => {
    if (usePlayer.getState().item?.id !== itemId) return;
    run.now = seconds;
    const heard = (run.starts.findLast(({ at }) => at <= seconds + 0.05) ?? run.starts[0])?.id;
    if (heard === undefined || useListening.getState().blockId === heard || controller.signal.aborted) return;
    useListening.setState({ blockId: heard });
    session.showHeard(heard);
  });
  const stopPlayer = usePlayer.subscribe(({ item, phase }) => {
    if (item?.id === itemId && phase !== 'ended') return;
    stopIfOwn(controller);
    controller.abort();
    if (item?.id === itemId && run.next !== undefined) goOn(run.next);
  });
  const stop = () => {
    stopPosition();
    stopPlayer();
    session.showHeard(undefined);
  };
  controller.signal.addEventListener('abort', stop, { once: true });
  return stop;
}

/** Waits until little of what was made is left. */
function untilNear(run: Run, signal: AbortSignal): Promise<void> {
  const isNear = () => run.end - run.now <= AHEAD_SECONDS;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    if (isNear()) return resolve();
    const stop = listenToPosition(() => {
      if (isNear()) end(resolve);
    });
    const abort = () => end(() => reject(signal.reason));
    const end = (settle: () => void) => {
      stop();
      signal.removeEventListener('abort', abort);
      settle();
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}

async function* streamOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function joined(one: Uint8Array<ArrayBuffer>, other: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
