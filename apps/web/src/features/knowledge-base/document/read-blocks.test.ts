import { expect, test } from 'vitest';
import { markdownOf, readBlocks } from '#web/features/knowledge-base/document/read-blocks.ts';

const html = '<h2>Hours &amp; days</h2>\n<p>Open from nine.<br>Closed on <script>bad()</script>Sunday.</p>';

test('[AGT-010] a document is read as headings and paragraphs, and written as it was', () => {
  const blocks = readBlocks(html);
  expect(blocks[0]).toEqual({ kind: 'heading', level: 2, text: 'Hours & days' });
  expect(blocks[1]?.text.split('\n')[0]).toBe('Open from nine.');
  expect(markdownOf(blocks.slice(0, 1))).toBe('## Hours & days');
});
