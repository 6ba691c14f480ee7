import type { PackProgress } from '@mynah/models';
import { expect, test } from 'vitest';
import { showPackProgress } from './show-pack-progress.ts';
import { openTerminal } from './terminal.ts';

function record(more: { isTTY?: boolean; columns?: number }) {
  let text = '';
  const write = (piece: string | Uint8Array): boolean => {
    text += piece;
    return true;
  };
  return { terminal: openTerminal({ write, ...more }), text: () => text };
}

const progress = (share: number, more: Partial<PackProgress> = {}): PackProgress => ({
  title: 'Tiny',
  step: 'fetch',
  totalBytes: 92_000_000,
  share,
  ...more,
});

test('on a terminal a passing line is written over by the next, and by what is told', () => {
  const { terminal, text } = record({ isTTY: true, columns: 80 });
  terminal.show('one');
  terminal.show('two');
  terminal.tell('done');
  terminal.tell('and more');
  expect(text()).toBe('one\r\u001b[2Ktwo\r\u001b[2Kdone\nand more\n');
});

test('a passing line never wraps', () => {
  const { terminal, text } = record({ isTTY: true, columns: 30 });
  terminal.show('x'.repeat(200));
  expect(text()).toHaveLength(29);
});

test('a pack tells bytes and percent', () => {
  const { terminal, text } = record({ isTTY: true });
  const show = showPackProgress(terminal);
  show(progress(0.47));
  // too soon to draw again
  show(progress(0.48));
  expect(text()).toBe('Fetching Tiny: 43 of 92 MB (47 %)');
});

test('elsewhere it is a line for each quarter, and no control characters', () => {
  const { terminal, text } = record({});
  const show = showPackProgress(terminal);
  for (let percent = 0; percent <= 100; percent++) show(progress(percent / 100));
  show(progress(0.5, { step: 'build' }));
  expect(text()).toBe(
    [
      'Fetching Tiny: 23 of 92 MB (25 %)\n',
      'Fetching Tiny: 46 of 92 MB (50 %)\n',
      'Fetching Tiny: 69 of 92 MB (75 %)\n',
      'Building Tiny: 50 %\n',
    ].join(''),
  );
});
