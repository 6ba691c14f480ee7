import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chapterRules } from '#web/features/studio/saving/chapter-rules.ts';
import { mergeChanges } from '#web/features/studio/saving/merge-changes.ts';
import type { EditorBlock } from '#web/features/studio/studio-types.ts';
import {
  changesBetween,
  type WrittenBlock,
  type WrittenChange,
} from '#web/features/studio/text/written-block.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { DocumentSaver, type SaveState } from '#web/shared/document-saving/document-saver.ts';
import { findDraft, keepDraft } from '#web/shared/document-saving/drafts.ts';

const block = (block_id: string, text = block_id): EditorBlock => ({
  ...{ block_id, sub_type: 'p', delivery: null, is_locked: false },
  nodes: [{ text, voice_id: 'narrator', project_voice_ref_id: null }],
  take: { state: 'none', take_id: null, duration_ms: null, error: null },
});
const written = ({ take: _, ...rest }: EditorBlock): WrittenBlock => rest;
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

describe('saving a chapter that somebody else changed', () => {
  beforeEach(() => void vi.useFakeTimers());

  function open() {
    const page = { text: [a, b].map(written) as readonly WrittenBlock[], sent: [] as [number, string[]][] };
    const states: SaveState[] = [];
    const saver = new DocumentSaver(
      { revision: 1, document: page.text },
      {
        rules: chapterRules,
        restMs: 1000,
        read: () => page.text,
        send: async (changes: WrittenChange[], revision) => {
          page.sent.push([revision, changes.map(({ block_id }) => block_id)]);
          if (revision === 1) throw new ApiError({ status: 409, message: 'changed' });
          return { revision: revision + 1 };
        },
        shared: {
          fetch: async () => ({ revision: 2, document: [block('a', 'theirs'), b].map(written) }),
          isOutdated: ({ status }) => status === 409,
        },
        onMerged: (document) => {
          page.text = document;
        },
        onState: (state) => states.push(state),
      },
    );
    const write = async (...blocks: EditorBlock[]) => {
      page.text = blocks.map(written);
      saver.touch();
      await vi.advanceTimersByTimeAsync(1000);
    };
    return { page, saver, write, state: () => states.at(-1) };
  }

  it('another block of theirs is taken in, and mine goes out upon it', async () => {
    const { page, write, state } = open();
    await write(a, block('b', 'mine'));
    expect(page.sent).toEqual([
      [1, ['b']],
      [2, ['b']],
    ]);
    expect([textsOf(page.text), state()]).toEqual(['theirs mine', 'saved']);
  });

  it('a block that both wrote is asked about; what stands elsewhere stays', async () => {
    for (const whose of ['theirs', 'mine'] as const) {
      const { page, saver, write, state } = open();
      await write(block('a', 'mine'), b, block('n', 'new'));
      expect([state(), saver.conflicts]).toEqual(['conflict', ['a']]);
      await saver.choose(whose);
      expect(textsOf(page.text)).toBe(`${whose} b new`);
      expect(page.sent.at(-1)).toEqual([2, whose === 'mine' ? ['a', 'n'] : ['n']]);
    }
  });
});
