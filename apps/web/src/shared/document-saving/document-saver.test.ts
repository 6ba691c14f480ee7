import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/shared/api/api-error.ts';
import type { DocumentRules, Known } from '#web/shared/document-saving/document-rules.ts';
import { DocumentSaver, type SaveState } from '#web/shared/document-saving/document-saver.ts';
import { isSameValue } from '#web/shared/document-saving/same-value.ts';

/** A text for each name; a change names all that is another, with undefined for what is gone. */
type Page = Readonly<Record<string, string>>;

const namesOf = (...pages: Page[]) => [...new Set(pages.flatMap((page) => Object.keys(page)))];
const only = (page: Page, names: readonly string[]): Page =>
  Object.fromEntries(Object.entries(page).filter(([name]) => names.includes(name)));

const rules: DocumentRules<Page, Page> = {
  changesBetween: (saved, present) => {
    const names = namesOf(present).filter((name) => saved[name] !== present[name]);
    return names.length > 0 ? only(present, names) : undefined;
  },
  touched: (saved, changes) => only(saved, namesOf(changes)),
  merge: ({ changes, base, theirs }) => ({
    document: { ...theirs, ...changes },
    conflicts: namesOf(changes).filter(
      (name) => base[name] !== theirs[name] && theirs[name] !== changes[name],
    ),
  }),
  without: (changes, parts) => {
    const names = namesOf(changes).filter((name) => !parts.includes(name));
    return names.length > 0 ? only(changes, names) : undefined;
  },
};

const REST_MS = 500;
const start: Page = { a: 'a', b: 'b', c: 'c' };

/** A server with one document, which refuses who has not seen its newest revision. */
class Server {
  revision = 1;
  document = start;
  sent: [number, Page][] = [];
  failure: ApiError | undefined;

  readonly send = async (changes: Page, revision: number) => {
    this.sent.push([revision, changes]);
    if (this.failure) throw this.failure;
    if (revision !== this.revision) throw new ApiError({ status: 409, message: 'changed' });
    this.become(changes);
    return { revision: this.revision };
  };

  become(changes: Page): void {
    this.revision += 1;
    this.document = { ...this.document, ...changes };
  }
}

function open(server: Server, isShared = true) {
  const page = { text: server.document, states: [] as SaveState[] };
  const known = (): Known<Page> => ({ revision: server.revision, document: server.document });
  const saver = new DocumentSaver(known(), {
    rules,
    draftKey: 'page',
    keepsEachChange: true,
    restMs: REST_MS,
    read: () => page.text,
    send: server.send,
    ...(isShared && {
      shared: { fetch: async () => known(), isOutdated: ({ status }: ApiError) => status === 409 },
    }),
    onMerged: (document) => {
      page.text = document;
    },
    onState: (state) => page.states.push(state),
  });
  const write = (changes: Page): void => {
    page.text = { ...page.text, ...changes };
    saver.touch();
  };
  return { page, saver, write, known, state: () => page.states.at(-1) };
}

const away = new ApiError({ status: null, message: 'away' });
const rest = () => vi.advanceTimersByTimeAsync(REST_MS);

let server: Server;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = new Server();
});

describe('one writer', () => {
  it('has what changed sent a rest after the last letter, each time upon the last revision', async () => {
    const { write, state } = open(server);
    write({ a: 'o' });
    write({ a: 'one' });
    expect(state()).toBe('unsaved');
    await rest();
    write({ b: 'two' });
    await rest();
    expect(server.sent).toEqual([
      [1, { a: 'one' }],
      [2, { b: 'two' }],
    ]);
    expect(state()).toBe('saved');
    expect(localStorage).toHaveLength(0);
  });

  it('has one save on its way at a time; what is written meanwhile goes with the next', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    const { send } = server;
    let isFirst = true;
    Object.assign(server, {
      send: async (changes: Page, revision: number) => {
        if (isFirst) {
          isFirst = false;
          await held;
        }
        return send(changes, revision);
      },
    });
    const { write, saver } = open(server);
    write({ a: 'one' });
    const saving = saver.flush();
    write({ a: 'two' });
    write({ a: 'three' });
    release();
    await saving;
    expect(server.sent.map(([, { a }]) => a)).toEqual(['one', 'three']);
  });

  it('sends nothing of what is again as it was', async () => {
    const { write, state } = open(server);
    write({ a: 'one' });
    write({ a: 'a' });
    await rest();
    expect([server.sent, state(), localStorage.length]).toEqual([[], 'saved', 0]);
  });

  it('without a connection the words stay here and go out later; a refusal is not repeated', async () => {
    const { write, state } = open(server);
    server.failure = away;
    write({ a: 'one' });
    await rest();
    expect([state(), localStorage.length]).toEqual(['failed', 1]);
    server.failure = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect([state(), server.document.a, localStorage.length]).toEqual(['saved', 'one', 0]);
    server.failure = new ApiError({ status: 422, message: 'too long' });
    write({ a: 'two' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.sent).toHaveLength(3);
    expect([state(), localStorage.length]).toEqual(['failed', 1]);
  });

  it('may begin with another document, of which nothing is sent', async () => {
    const { write, saver, page, state } = open(server, false);
    write({ a: 'one' });
    page.text = { a: 'published' };
    saver.reset({ revision: 7, document: page.text });
    await rest();
    expect([server.sent, state(), saver.revision]).toEqual([[], 'saved', 7]);
  });
});

describe('several writers', () => {
  it('keep what each wrote where it is not the same', async () => {
    const [one, other] = [open(server), open(server)];
    one.write({ a: 'ones' });
    await one.saver.flush();
    other.write({ c: 'others' });
    await other.saver.flush();
    expect(server.document).toEqual({ a: 'ones', b: 'b', c: 'others' });
    expect([other.page.text, other.state()]).toEqual([server.document, 'saved']);
    await one.saver.renew();
    expect(one.page.text).toEqual(server.document);
    expect(localStorage).toHaveLength(0);
  });

  it('the same words from both are no conflict', async () => {
    const { saver, write, state } = open(server);
    write({ a: 'same' });
    server.become({ a: 'same' });
    await saver.flush();
    expect(state()).toBe('saved');
  });

  it.each([
    ['mine', { a: 'mine', b: 'mine too', c: 'later' }],
    ['theirs', { a: 'theirs', b: 'mine too', c: 'later' }],
  ] as const)(
    'are asked where both wrote the same: %s, and whatever else was written',
    async (whose, expected) => {
      const { saver, write, state, page } = open(server);
      write({ a: 'mine', b: 'mine too' });
      server.become({ a: 'theirs' });
      await saver.flush();
      expect([state(), saver.conflicts, saver.saved.a, page.text.a]).toEqual([
        'conflict',
        ['a'],
        'theirs',
        'mine',
      ]);
      // what is written meanwhile waits too, and news do not answer for the writer
      write({ c: 'later' });
      server.become({});
      await saver.renew();
      await rest();
      expect([state(), server.document.c]).toEqual(['conflict', 'c']);
      await saver.choose(whose);
      expect(server.document).toEqual(expected);
      expect([page.text, state(), localStorage.length]).toEqual([expected, 'saved', 0]);
    },
  );

  it('a refusal without a newer document is told, and not repeated for ever', async () => {
    const { saver, write, state } = open(server);
    server.failure = new ApiError({ status: 409, message: 'for another reason' });
    write({ a: 'mine' });
    await saver.flush();
    expect([state(), server.sent.length]).toEqual(['failed', 1]);
  });
});

describe('what an earlier visit left', () => {
  it('is there again, goes out, and is forgotten', async () => {
    const before = open(server);
    server.failure = away;
    before.write({ a: 'kept' });
    before.saver.leave();
    await before.saver.idle();
    server.failure = undefined;
    const again = open(server);
    expect(again.saver.takeUpDraft(again.known())?.changes).toEqual({ a: 'kept' });
    expect(again.page.text.a).toBe('kept');
    await rest();
    expect([server.document.a, localStorage.length]).toEqual(['kept', 0]);
    expect(open(server).saver.takeUpDraft(again.known())).toBeUndefined();
  });

  it('stands beside what others did meanwhile, and is asked about where it is the same', () => {
    open(server).write({ a: 'kept', b: 'kept too' });
    server.become({ a: 'theirs', c: 'theirs' });
    const again = open(server);
    again.saver.takeUpDraft(again.known());
    expect([again.page.text, again.saver.conflicts]).toEqual([
      { a: 'kept', b: 'kept too', c: 'theirs' },
      ['a'],
    ]);
  });

  it('asks once more what was not answered', async () => {
    const before = open(server);
    before.write({ a: 'mine' });
    server.become({ a: 'theirs' });
    await before.saver.flush();
    const again = open(server);
    again.saver.takeUpDraft(again.known());
    expect([again.state(), again.saver.conflicts]).toEqual(['conflict', ['a']]);
    await again.saver.choose('theirs');
    expect([server.document.a, server.sent.length, localStorage.length]).toEqual(['theirs', 1, 0]);
  });
});

it('compares by value, whatever the order of names', () => {
  expect(isSameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1, d: undefined })).toBe(true);
  expect(isSameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSameValue({ a: {} }, { a: [] })).toBe(false);
  expect(isSameValue({ a: null }, { a: {} })).toBe(false);
});
