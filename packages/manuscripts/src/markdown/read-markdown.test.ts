import { expect, it } from 'vitest';
import { readManuscript } from '../read-manuscript.ts';

it('[STU-001] reads Markdown: front matter, headings, lists and tables, without notes', async () => {
  const source =
    '---\ntitle: "My: book"\nauthor: Ann\ntags: [a]\n---\n# One\n\nSome *soft*\nline[^1].\n\n3. three\n\n' +
    '| A | B |\n|---|---|\n| 1 | 2 |\n\n[^1]: Note\n    that goes on\n\nTwo\n===\n\n<b>b</b> &amp; [link](x)\n';
  const manuscript = await readManuscript({ bytes: Buffer.from(source), fileName: 'a.md' });
  expect(manuscript).toMatchObject({ kind: 'markdown', title: 'My: book', author: 'Ann' });
  expect(manuscript.chapters.map(({ name, blocks }) => [name, ...blocks.map(({ text }) => text)])).toEqual([
    ['One', 'One', 'Some soft line.', '3. three', 'A: 1; B: 2'],
    ['Two', 'Two', 'b & link'],
  ]);
  expect(manuscript.warnings.map(({ code }) => code)).toEqual(['notes_left_out']);
});

it('refuses Markdown that holds nothing but pictures', async () => {
  const reading = readManuscript({
    bytes: Buffer.from('![alt](a.png)'),
    fileName: 'a',
    mediaType: 'text/markdown',
  });
  await expect(reading).rejects.toMatchObject({ code: 'manuscript_without_text' });
});
