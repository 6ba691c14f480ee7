import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { readManuscript } from '../read-manuscript.ts';

const sentence = 'The river rose in the night, and by the morning the lower bridge of the town was gone. ';

function pdf(
  draw: (page: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument({ margin: 72, ...options });
  draw(document);
  document.end();
  return buffer(document);
}
const read = async (bytes: Uint8Array | Promise<Uint8Array>, limits = {}) =>
  readManuscript({ bytes: await bytes, fileName: 'a.pdf' }, { limits });

/** A page with a running head and a number, outside its margins. */
function furnish(page: PDFKit.PDFDocument, number: number): void {
  const { margins } = page.page;
  page.page.margins = { ...margins, top: 0, bottom: 0 };
  page
    .fontSize(9)
    .text('A Book of Rivers', 72, 40, { lineBreak: false })
    .text(`${number}`, 300, 750, { lineBreak: false });
  page.page.margins = margins;
  page.fontSize(11);
}

it('[STU-001] reads a PDF: chapters by size, paragraphs joined over lines and pages, without heads and numbers', async () => {
  const bytes = pdf(
    (page) => {
      ['One', 'Two', 'Three'].forEach((name, at) => {
        if (at > 0) page.addPage();
        furnish(page, at + 1);
        page.fontSize(20).text(name, 72, 90).moveDown();
        page
          .fontSize(11)
          .text(sentence.repeat(at + 3))
          .moveDown()
          .text('It was a wide divi-')
          .text('sion.');
      });
      page.moveDown().text('Then the');
      page.addPage();
      furnish(page, 4);
      page.text('water fell.', 72, 90).moveDown().text(sentence);
    },
    { info: { Title: 'Rivers', Author: 'Ann Lee' } },
  );
  const manuscript = await read(bytes);
  expect(manuscript).toMatchObject({ kind: 'pdf', title: 'Rivers', author: 'Ann Lee' });
  const texts = manuscript.chapters.map(({ name, blocks }) => [name, ...blocks.map(({ text }) => text)]);
  const chapter = (name: string, length: number) => [
    name,
    name,
    sentence.repeat(length).trim(),
    'It was a wide division.',
  ];
  expect(texts).toEqual([
    chapter('One', 3),
    chapter('Two', 4),
    [...chapter('Three', 5), 'Then the water fell.', sentence.trim()],
  ]);
  expect(manuscript.warnings.map(({ code }) => code)).toEqual(['page_furniture_left_out']);
});

it.each<[string, () => Promise<Uint8Array>, object, string]>([
  [
    'one with a password',
    () => pdf((page) => page.text('a'), { userPassword: 'x' }),
    {},
    'manuscript_encrypted',
  ],
  ['one of pictures', () => pdf((page) => page.rect(0, 0, 9, 9).fill()), {}, 'manuscript_without_text'],
  [
    'one with too many pages',
    () => pdf((page) => page.text('a').addPage()),
    { pages: 1 },
    'manuscript_too_large',
  ],
  ['a damaged one', async () => Buffer.from('%PDF-1.7 broken'), {}, 'manuscript_broken'],
])('refuses %s', async (_, bytes, limits, code) => {
  await expect(read(bytes(), limits)).rejects.toMatchObject({ code });
});
