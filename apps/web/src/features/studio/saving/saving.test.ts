import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChapterSaver, type SaverParts } from '#web/features/studio/saving/chapter-saver.ts';
import { findDraft, keepDraft } from '#web/features/studio/saving/drafts.ts';
import { mergeChanges } from '#web/features/studio/saving/merge-changes.ts';
import type { EditorBlock, EditorChapter } from '#web/features/studio/studio-types.ts';
import { changesBetween, type WrittenBlock } from '#web/features/studio/text/written-block.ts';
import { ApiError } from '#web/shared/api/api-error.ts';

const block = (block_id: string, text = block_id): EditorBlock => ({
  ...{ block_id, sub_type: 'p', delivery: null, is_locked: false },
  nodes: [{ text, voice_id: 'narrator', project_voice_ref_id: null }],
  take: { state: 'none', take_id: null, duration_ms: null, error: null },
});
const written = ({ take: _, ...rest }: EditorBlock): WrittenBlock => rest;
const chapterOf = (revision: number, blocks: EditorBlock[]): EditorChapter => ({
  ...{ chapter_id: 'c', name: 'One', is_muted: false, revision, blocks },
});
const [a, b, c] = ['a', 'b', 'c'].map((id) => block(id)) as [EditorBlock, EditorBlock, EditorBlock];
const textsOf = (blocks: readonly WrittenBlock[]) => blocks.map(({ nodes }) => nodes[0]?.text).join(' ');

describe('changes', () => {
  it('[STU-005] name what was written, and nothing else', () => {
    expect(changesBetween([a, b, c], [a, block('b', 'new'), c])).toMatchObject([
      { op: 'put', block_id: 'b', after_block_id: 'a' },
    ]);
    expect(changesBetween([a, b, c], [a, b, c])).toEqual([]);
  });
  it('one block that moved is one change, whichever way it went', () => {
    expect(changesBetween([a, b, c], [c, a, b])).toMatchObject([
      { op: 'put', block_id: 'c', after_block_id: null },
    ]);
    expect(changesBetween([a, b, c], [b, c, a])).toMatchObject([
      { op: 'put', block_id: 'a', after_block_id: 'c' },
    ]);
  });
  it('what went is told first', () => {
    expect(changesBetween([a, b], [block('n'), b]).map(({ op }) => op)).toEqual(['remove', 'put']);
  });
});

describe('two people in one chapter', () => {
  const merge = (mine: EditorBlock[], theirs: EditorBlock[]) =>
    mergeChanges({ changes: changesBetween([a, b, c], mine), base: [a, b, c], theirs });
  it('both keep what they wrote in different blocks', () => {
    const { blocks, conflicts } = merge([a, block('b', 'mine'), c], [block('a', 'theirs'), b, c, block('d')]);
    expect([textsOf(blocks), conflicts]).toEqual(['theirs mine c d', []]);
  });
  it('a block that both wrote is nobody’s until somebody says so', () => {
    expect(merge([a, block('b', 'mine'), c], [a, block('b', 'theirs'), c]).conflicts).toEqual(['b']);
    expect(merge([a, c], [a, block('b', 'theirs'), c]).conflicts).toEqual(['b']);
    expect(merge([a, block('b', 'mine'), c], [a, c]).conflicts).toEqual(['b']);
  });
  it('the same words from both are no conflict', () => {
    expect(merge([a, block('b', 'same'), c], [a, block('b', 'same'), c]).conflicts).toEqual([]);
  });
});

it('[STU-036] a draft is there after 6 days and 23 hours, and not after 7 days', () => {
  const hourMs = 3_600_000;
  keepDraft('c', { revision: 3, changes: changesBetween([], [written(a)]), base: [] }, 0);
  expect(findDraft('c', (6 * 24 + 23) * hourMs)?.revision).toBe(3);
  expect(findDraft('c', 7 * 24 * hourMs + 1)).toBeUndefined();
});

describe('saving', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function makeSaver(parts: Partial<SaverParts> = {}) {
    const page = { text: [a, b].map(written), states: [] as string[], sent: [] as number[], drafts: 0 };
    const saver = new ChapterSaver(
      { revision: 1, blocks: page.text },
      {
        read: () => page.text,
        send: async (revision, changes) => {
          page.sent.push(revision);
          return { revision: revision + 1, blocks: changes.length > 0 ? [] : [] };
        },
        fetch: async () => chapterOf(1, [a, b]),
        onSaved: () => undefined,
        onMerged: (blocks) => {
          page.text = [...blocks];
        },
        onState: (state) => page.states.push(state),
        keepDraft: () => {
          page.drafts += 1;
        },
        forgetDraft: () => {
          page.drafts = 0;
        },
        ...parts,
      },
    );
    const write = (...blocks: EditorBlock[]) => {
      page.text = blocks.map(written);
      saver.touch();
    };
    return { page, saver, write };
  }

  it('a second after the last key all is sent at once, each time upon the last revision', async () => {
    const { page, write } = makeSaver();
    write(a, block('b', 'o'));
    write(a, block('b', 'on'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.sent).toEqual([1]);
    write(a, block('b', 'one'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.sent).toEqual([1, 2]);
    expect(page.states.at(-1)).toBe('saved');
    expect(page.drafts).toBe(0);
  });

  it('without a connection the words stay here and go out later', async () => {
    let isOnline = false;
    const send = vi.fn(async (revision: number) => {
      if (!isOnline) throw new ApiError({ status: null, message: 'Network error' });
      return { revision: revision + 1, blocks: [] };
    });
    const { page, write } = makeSaver({ send });
    write(a, block('b', 'new'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([page.states.at(-1), page.drafts]).toEqual(['failed', 1]);
    isOnline = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect([page.states.at(-1), page.drafts]).toEqual(['saved', 0]);
  });

  const theirs = chapterOf(2, [block('a', 'theirs'), b]);
  const refuseFirst = () => {
    const sent: [number, string[]][] = [];
    const send: SaverParts['send'] = async (revision, changes) => {
      sent.push([revision, changes.map(({ block_id }) => block_id)]);
      if (revision === 1) throw new ApiError({ status: 409, message: 'changed' });
      return { revision: revision + 1, blocks: [] };
    };
    return { sent, parts: { send, fetch: async () => theirs } };
  };

  it('another block of somebody else is taken in, and mine goes out upon it', async () => {
    const { sent, parts } = refuseFirst();
    const { page, write } = makeSaver(parts);
    write(a, block('b', 'mine'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([
      [1, ['b']],
      [2, ['b']],
    ]);
    expect([textsOf(page.text), page.states.at(-1)]).toEqual(['theirs mine', 'saved']);
  });

  it('a block that both wrote is asked about: theirs keeps mine as a draft, mine goes out again', async () => {
    for (const answer of ['takeTheirs', 'putMine'] as const) {
      const { sent, parts } = refuseFirst();
      const { page, saver, write } = makeSaver(parts);
      write(block('a', 'mine'), b);
      await vi.advanceTimersByTimeAsync(1000);
      expect(page.states.at(-1)).toBe('conflict');
      saver[answer]();
      await vi.advanceTimersByTimeAsync(1000);
      const isMine = answer === 'putMine';
      expect(textsOf(page.text)).toBe(isMine ? 'mine b' : 'theirs b');
      expect(sent.length).toBe(isMine ? 2 : 1);
      expect(page.drafts > 0).toBe(!isMine);
    }
  });
});
