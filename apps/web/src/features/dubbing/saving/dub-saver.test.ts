import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLine, type DubDocument, lineOf } from '#web/features/dubbing/document/dub-document.ts';
import type { KnownDub } from '#web/features/dubbing/document/line-facts.ts';
import { changesBetween, type DubChanges } from '#web/features/dubbing/saving/dub-changes.ts';
import { DubSaver } from '#web/features/dubbing/saving/dub-saver.ts';
import type { Conflict } from '#web/features/dubbing/saving/merging.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import type { SaveState } from '#web/shared/timeline/save-state.tsx';

const start: DubDocument = {
  speakers: [{ id: 'ann', name: 'Ann', voiceId: null }],
  lines: ['a', 'b', 'c'].map((id, at) => ({
    id,
    speakerId: 'ann',
    startMs: at * 2000,
    endMs: at * 2000 + 1000,
    sourceText: id,
    text: id,
    isLocked: false,
  })),
};
const write = (dub: DubDocument, id: string, text: string): DubDocument => changeLine(dub, id, { text });
const facts: KnownDub['facts'] = new Map();

/** Longer than the saver waits after the last letter. */
const A_REST_MS = 1000;

/** A server with one document, which refuses who has not seen its newest revision. */
class Server {
  revision = 1;
  document = start;
  isAway = false;

  get known(): KnownDub {
    return { revision: this.revision, document: this.document, facts };
  }

  readonly save = async ({ lines, deletedIds, speakers }: DubChanges, revision: number) => {
    if (this.isAway) throw new ApiError({ status: null, message: 'away' });
    if (revision !== this.revision)
      throw new ApiError({ status: 409, reason: 'dubbing_changed', message: 'changed' });
    const gone = new Set([...deletedIds, ...lines.map(({ id }) => id)]);
    const kept = this.document.lines.filter(({ id }) => !gone.has(id));
    this.become({ speakers: speakers ?? this.document.speakers, lines: [...kept, ...lines] });
    return this.known;
  };

  become({ speakers, lines }: DubDocument): void {
    this.revision += 1;
    this.document = { speakers, lines: lines.toSorted((one, other) => one.startMs - other.startMs) };
  }
}

function open(server: Server) {
  const told: {
    state?: SaveState;
    conflicts: readonly Conflict[];
    document: DubDocument;
    asked?: readonly string[];
  } = {
    conflicts: [],
    document: server.document,
  };
  const saver = new DubSaver({
    key: 'dub/de',
    opened: server.known,
    save: server.save,
    fetch: async () => server.known,
    fetchFacts: async (ids) => {
      told.asked = ids;
      return server.known;
    },
    onState: (state, conflicts) => Object.assign(told, { state, conflicts }),
    onDocument: (document) => Object.assign(told, { document }),
    onFacts: () => undefined,
    onRefused: () => undefined,
  });
  const change = (operate: (dub: DubDocument) => DubDocument): void => {
    told.document = operate(told.document);
    saver.change(told.document);
  };
  return { told, saver, change };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

it('sends what changed alone', () => {
  const now = write(start, 'b', 'new');
  expect(changesBetween(start, now)).toEqual({
    lines: [lineOf(now, 'b')],
    deletedIds: [],
    speakers: undefined,
  });
  expect(changesBetween(now, write(now, 'b', 'b'))?.lines).toHaveLength(1);
  expect(
    changesBetween(start, { ...start, lines: start.lines.map((line) => ({ ...line })) }),
  ).toBeUndefined();
});

describe('a document that two have open', () => {
  it('has the changes of both where they are of different lines', async () => {
    const server = new Server();
    const [one, other] = [open(server), open(server)];
    one.change((dub) => write(dub, 'a', 'ones'));
    await one.saver.save();
    other.change((dub) => write(dub, 'c', 'others'));
    await other.saver.save();
    await other.saver.save();
    expect(server.document.lines.map(({ text }) => text)).toEqual(['ones', 'b', 'others']);
    expect(other.told).toMatchObject({ state: 'saved', conflicts: [] });
    await one.saver.renew();
    expect(one.told.document).toEqual(server.document);
  });

  it('asks for lines that were made alone, and for all where more came', async () => {
    const server = new Server();
    const one = open(server);
    await one.saver.renewFacts(['b']);
    expect(one.told).toMatchObject({ asked: ['b'], document: start });
    server.become(write(start, 'a', 'theirs'));
    await one.saver.renewFacts(['b']);
    expect(one.told.document).toEqual(server.document);
  });

  it.each([
    ['mine', 'others'],
    ['theirs', 'ones'],
  ] as const)('asks where both changed one line: %s', async (whose, expected) => {
    const server = new Server();
    const [one, other] = [open(server), open(server)];
    one.change((dub) => write(dub, 'a', 'ones'));
    await one.saver.save();
    other.change((dub) => write(dub, 'a', 'others'));
    await other.saver.save();
    expect(other.told.state).toBe('conflict');
    expect(other.told.conflicts.map(({ id }) => id)).toEqual(['a']);
    expect(lineOf(server.document, 'a')?.text).toBe('ones');
    // what is written meanwhile waits too
    other.change((dub) => write(dub, 'b', 'later'));
    await vi.advanceTimersByTimeAsync(A_REST_MS);
    expect(lineOf(server.document, 'b')?.text).toBe('b');
    await other.saver.choose(whose);
    expect(server.document.lines.map(({ text }) => text)).toEqual([expected, 'later', 'c']);
    expect(other.told).toMatchObject({ state: 'saved', conflicts: [] });
  });
});

describe('what could not be saved', () => {
  it('says so, is kept in this browser, and is taken up by the next visit', async () => {
    const server = new Server();
    const one = open(server);
    server.isAway = true;
    one.change((dub) => write(dub, 'a', 'kept'));
    await one.saver.save();
    expect(one.told.state).toBe('failed');
    server.isAway = false;
    const again = open(server);
    again.saver.takeUpDraft();
    expect(lineOf(again.told.document, 'a')?.text).toBe('kept');
    await vi.advanceTimersByTimeAsync(A_REST_MS);
    expect(lineOf(server.document, 'a')?.text).toBe('kept');
    expect(localStorage).toHaveLength(0);
  });

  it('is asked about where the same line was changed meanwhile', async () => {
    const server = new Server();
    const one = open(server);
    one.change((dub) => write(dub, 'a', 'kept'));
    server.become(write(start, 'a', 'other'));
    const again = open(server);
    again.saver.takeUpDraft();
    expect(again.told.conflicts.map(({ id }) => id)).toEqual(['a']);
  });
});
