import { describe, expect, test } from 'vitest';
import { type DialogAction, MultiDialog, SingleDialog } from './socket-dialog.ts';

/** `open a`, `speak a: text`, `close`: actions as lines. */
const lines = (actions: readonly DialogAction[]): string[] =>
  actions.map((action) => {
    if (action.do === 'close') return 'close';
    return `${action.do} ${action.contextId}${action.do === 'speak' ? `: ${action.piece}` : ''}`;
  });

describe('one text on a socket', () => {
  test.each([
    ['opens with the first message', [{ text: ' ' }], ['open default']],
    [
      'speaks the rest at the end',
      [{ text: ' ' }, { text: 'Hello. ' }, { text: '' }],
      ['speak default: Hello. ', 'finish default', 'close'].map((line) => line.replace(': ', ':  ')),
    ],
    ['flushes', [{ text: ' ' }, { text: 'Hi ', flush: true }], ['speak default:  Hi ']],
    ['stays on a space', [{ text: ' ' }, { text: ' ' }], ['stay default']],
    [
      'takes text in the first message',
      [{ text: 'Hi ', flush: true }],
      ['open default', 'speak default: Hi '],
    ],
    ['hears nothing after the end', [{ text: 'Hi' }, { text: '' }, { text: 'Late ', flush: true }], []],
    ['ends an empty text', [{ text: ' ' }, { text: '' }], ['finish default', 'close']],
  ])('%s', (_title, messages, expected) => {
    const dialog = new SingleDialog({ autoMode: false });
    const all = messages.map((message) => lines(dialog.receive(message)));
    expect(all.at(-1)).toEqual(expected);
  });
});

describe('several texts on a socket', () => {
  test.each([
    ['opens with text', [{ text: ' ', contextId: 'a' }], ['open a', 'stay a']],
    [
      'has a default context',
      [{ text: 'Hi ', flush: true }],
      ['open default', 'stay default', 'speak default: Hi '],
    ],
    [
      'keeps a context alive with an empty text',
      [
        { text: 'Hi ', contextId: 'a' },
        { text: '', contextId: 'a' },
      ],
      ['stay a'],
    ],
    ['ignores a flush of no context', [{ contextId: 'a', flush: true }], []],
    [
      'drops what was not flushed when a context is closed',
      [
        { text: 'Hi ', contextId: 'a' },
        { contextId: 'a', closeContext: true },
      ],
      ['finish a'],
    ],
    [
      'speaks the last text that comes with flush and close',
      [
        { text: 'Hi ', contextId: 'a' },
        { text: 'there', contextId: 'a', flush: true, closeContext: true },
      ],
      ['speak a: Hi there', 'finish a'],
    ],
    [
      'frees the id of a closed context',
      [
        { text: 'Hi ', contextId: 'a' },
        { contextId: 'a', closeContext: true },
        { text: 'Again ', contextId: 'a' },
      ],
      ['open a', 'stay a'],
    ],
    [
      'finishes all when the socket is closed',
      [{ text: 'One ', contextId: 'a' }, { text: 'Two ', contextId: 'b' }, { closeSocket: true }],
      ['speak a: One ', 'finish a', 'speak b: Two ', 'finish b', 'close'],
    ],
  ])('%s', (_title, messages, expected) => {
    const dialog = new MultiDialog({ autoMode: false });
    const all = messages.map((message) => lines(dialog.receive(message)));
    expect(all.at(-1)).toEqual(expected);
  });

  test('a sixth context is refused, and taken when one has ended', () => {
    const dialog = new MultiDialog({ autoMode: false });
    for (const contextId of ['a', 'b', 'c', 'd', 'e']) dialog.receive({ text: 'Hi ', contextId });
    expect(lines(dialog.receive({ text: 'Hi ', contextId: 'f' }))).toEqual(['refuse f']);
    dialog.forget('a');
    expect(lines(dialog.receive({ text: 'Hi ', contextId: 'f' }))).toEqual(['open f', 'stay f']);
  });
});
