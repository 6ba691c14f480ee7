import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { keepLocked, uniqueIds } from '#web/features/studio/text/block-rules.ts';
import {
  giveTo,
  insertPause,
  moveBlocks,
  setLocked,
  splitBlock,
} from '#web/features/studio/text/commands.ts';
import { toBlocks, toDocument } from '#web/features/studio/text/document.ts';
import { findText, replaceHits } from '#web/features/studio/text/find-text.ts';
import { replaceBlocks } from '#web/features/studio/text/replace-blocks.ts';
import type { WrittenBlock } from '#web/features/studio/text/written-block.ts';

const narrators = { paragraph: 'narrator', title: 'herald' };
const block = (block_id: string, nodes: [text: string, voice?: string, cast?: string][]): WrittenBlock => ({
  ...{ block_id, sub_type: 'p', delivery: null, is_locked: false },
  nodes: nodes.map(([text, voice_id = 'narrator', cast = null]) => ({
    ...{ text, voice_id, project_voice_ref_id: cast },
  })),
});

class Writer {
  state: EditorState;
  refusals = 0;
  constructor(...blocks: WrittenBlock[]) {
    const refuse = () => {
      this.refusals += 1;
    };
    this.state = EditorState.create({
      doc: toDocument(blocks, narrators),
      plugins: [keepLocked(refuse), uniqueIds()],
    });
  }
  select(from: number, to = from): this {
    this.state = this.state.apply(this.state.tr.setSelection(TextSelection.create(this.state.doc, from, to)));
    return this;
  }
  run(command: Command): this {
    command(this.state, (transaction) => {
      this.state = this.state.apply(transaction);
    });
    return this;
  }
  get blocks(): WrittenBlock[] {
    return toBlocks(this.state.doc, narrators);
  }
  get texts(): string[] {
    return this.blocks.map(({ nodes }) => nodes.map(({ text }) => text).join('|'));
  }
}

describe('a chapter as a text', () => {
  it('[STU-005] comes back as it went in: voices, cast, pauses, headings', () => {
    const blocks: WrittenBlock[] = [
      { ...block('a', [['One', 'herald']]), sub_type: 'h1' },
      block('b', [['He said '], ['“Wait.<break time="1.5s" />”', 'v', 'anna'], [' and went.']]),
      { ...block('c', []), delivery: { speed: 0.9 }, is_locked: true },
    ];
    expect(toBlocks(toDocument(blocks, narrators), narrators)).toEqual(blocks);
  });

  it('a selection is given to somebody of the cast, a paragraph without one as a whole', () => {
    const anna = { voiceId: 'v', castId: 'anna' };
    const writer = new Writer(block('a', [['one two']]), block('b', [['three']]));
    writer.select(5, 8).run(giveTo(anna));
    expect(writer.texts[0]).toBe('one |two');
    writer.select(3).run(giveTo(anna));
    expect(writer.blocks[0]?.nodes).toEqual([
      { text: 'one two', voice_id: 'v', project_voice_ref_id: 'anna' },
    ]);
    writer.run(giveTo(null));
    expect(writer.blocks[0]?.nodes[0]?.voice_id).toBe('narrator');
  });

  it('of two halves the first keeps the block; before the first letter the text keeps it', () => {
    const writer = new Writer(block('a', [['onetwo']]));
    writer.select(4).run(splitBlock);
    expect(writer.texts).toEqual(['one', 'two']);
    expect(writer.blocks[0]?.block_id).toBe('a');
    expect(writer.blocks[1]?.block_id).toHaveLength(20);
    writer.select(1).run(splitBlock);
    expect(writer.blocks.map(({ block_id }) => block_id === 'a')).toEqual([false, true, false]);
  });

  it('a copy of a block has an id of its own', () => {
    const writer = new Writer(block('a', [['one']]));
    writer.state = writer.state.apply(writer.state.tr.insert(0, writer.state.doc.child(0)));
    expect(new Set(writer.blocks.map(({ block_id }) => block_id)).size).toBe(2);
  });

  it('what is locked cannot be written in, given away or moved over, until it is unlocked', () => {
    const writer = new Writer({ ...block('a', [['one']]), is_locked: true }, block('b', [['two']]));
    writer.state = writer.state.apply(writer.state.tr.insertText('x', 2));
    writer.select(1, 4).run(giveTo({ voiceId: 'v', castId: null }));
    writer.state = writer.state.apply(writer.state.tr.delete(2, 8));
    expect([writer.texts, writer.refusals]).toEqual([['one', 'two'], 3]);
    writer.state = writer.state.apply(writer.state.tr.insertText('x', 6));
    expect(writer.texts).toEqual(['one', 'xtwo']);
    writer.select(2).run(setLocked(false));
    writer.state = writer.state.apply(writer.state.tr.insertText('x', 1));
    expect(writer.texts).toEqual(['xone', 'xtwo']);
  });

  it('blocks are moved by keys, and the cursor goes along', () => {
    const writer = new Writer(block('a', [['one']]), block('b', [['two']]), block('c', [['three']]));
    writer.select(7).run(moveBlocks(-1));
    expect(writer.blocks.map(({ block_id }) => block_id)).toEqual(['b', 'a', 'c']);
    expect(writer.state.selection.$head.parent.textContent).toBe('two');
    writer.run(moveBlocks(1)).run(moveBlocks(1));
    expect(writer.blocks.map(({ block_id }) => block_id)).toEqual(['a', 'c', 'b']);
    expect(writer.state.selection.$head.parent.textContent).toBe('two');
  });

  it('a pause is written as SSML', () => {
    const writer = new Writer(block('a', [['onetwo']])).select(4).run(insertPause(0.5));
    expect(writer.texts).toEqual(['one<break time="0.5s" />two']);
  });

  it('words are found whatever their capitals are, behind pauses too, and replaced in their voice', () => {
    const writer = new Writer(
      block('a', [['Tea, '], ['tea<break time="1s" /> and TEA', 'v']]),
      block('b', [['steam']]),
    );
    const hits = findText(writer.state.doc, 'tea');
    expect(hits.map(({ from, to }) => writer.state.doc.textBetween(from, to))).toEqual([
      'Tea',
      'tea',
      'TEA',
      'tea',
    ]);
    writer.state = writer.state.apply(replaceHits(writer.state, hits.slice(0, 3), 'rum'));
    expect(writer.texts[0]).toBe('rum, |rum<break time="1s" /> and rum');
  });

  it('what others wrote comes in around the cursor', () => {
    const writer = new Writer(block('a', [['one']]), block('b', [['two']])).select(8);
    const theirs = [block('n', [['new']]), block('a', [['one!']]), block('b', [['two']])];
    writer.state = writer.state.apply(replaceBlocks(writer.state, toDocument(theirs, narrators)));
    expect(writer.texts).toEqual(['new', 'one!', 'two']);
    expect(writer.state.selection.$head.parent.textContent).toBe('two');
  });
});
