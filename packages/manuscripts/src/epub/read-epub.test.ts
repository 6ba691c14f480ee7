import { describe, expect, it } from 'vitest';
import type { Manuscript } from '../manuscript.ts';
import { readManuscript } from '../read-manuscript.ts';
import { type EpubParts, makeEpub } from '../testing/make-epub.ts';

const read = (book: EpubParts) => readManuscript({ bytes: makeEpub(book), fileName: 'book.epub' });
const shape = ({ chapters }: Manuscript) =>
  chapters.map(({ name, blocks }) => [name, ...blocks.map(({ text }) => text)]);
const codes = ({ warnings }: Manuscript) => warnings.map(({ code }) => code);
const link = (target: string, name: string) => `<a href="${target}">${name}</a>`;
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

describe('EPUB', () => {
  it('[STU-014] reads metadata and the cover of EPUB 3', async () => {
    const book = await read({
      metadata:
        '<dc:title>Tom &amp; I</dc:title><dc:creator id="a">Ann Lee</dc:creator><dc:creator id="b">Bo</dc:creator>' +
        '<meta refines="#b" property="role">ill</meta><dc:identifier>urn:isbn:978-0-306-40615-7</dc:identifier>' +
        '<dc:language>en-GB</dc:language><dc:description>&lt;p&gt;Good.&lt;/p&gt;</dc:description><dc:date>1843-12-19T00:00</dc:date>',
      pages: { 'a.xhtml': '<p>Text.</p>' },
      items: '<item id="c" href="im%20age.jpg" media-type="image/jpeg" properties="cover-image"/>',
      parts: { 'OEBPS/im age.jpg': png },
    });
    expect(book).toMatchObject({
      kind: 'epub',
      title: 'Tom & I',
      author: 'Ann Lee',
      isbn: '9780306406157',
      language: 'en-GB',
      description: 'Good.',
      publishedOn: '1843-12-19',
      cover: { mediaType: 'image/png' },
      warnings: [],
    });
  });

  it('[STU-001] makes chapters of the navigation document, within a page and over several', async () => {
    const book = await read({
      pages: {
        'front.xhtml': '<p>For Ann.</p>',
        'part.xhtml': '<h1>Part One</h1>',
        'a.xhtml':
          '<h2>One</h2><p>a<a epub:type="noteref" href="#n">1</a></p><h3 id="s">Section</h3><p>b</p>',
        'b.xhtml': '<p>c</p><h2 id="two">Two</h2><p>d&nbsp;e</p><aside epub:type="footnote">Note</aside>',
        'copy.xhtml': '<p>All rights reserved.</p>',
      },
      nav:
        `<li>${link('part.xhtml', 'Part One')}<ol><li>${link('a.xhtml', 'One')}<ol><li>${link('a.xhtml#s', 'Section')}</li></ol></li>` +
        `<li>${link('b.xhtml#two', 'Two')}</li></ol></li><li>${link('copy.xhtml', 'Copyright')}</li>`,
    });
    expect(shape(book)).toEqual([
      ['Book', 'For Ann.'],
      ['One', 'Part One', 'One', 'a', 'Section', 'b', 'c'],
      ['Two', 'Two', 'd e'],
    ]);
    expect(codes(book)).toEqual(['notes_left_out', 'matter_left_out']);
  });

  it('reads the NCX and the guide of EPUB 2, and says which part is missing', async () => {
    const point = (target: string, name: string) =>
      `<navPoint><navLabel><text>${name}</text></navLabel><content src="${target}"/></navPoint>`;
    const book = await read({
      metadata: '<dc:title>Old</dc:title><meta name="cover" content="c"/>',
      pages: {
        'toc.xhtml': '<p>Contents</p>',
        'a.xhtml': '<p>a</p>',
        'b.xhtml': '<p>b</p>',
        'c.xhtml': '<p>c</p>',
      },
      navMap: point('a.xhtml', 'A') + point('b.xhtml#gone', 'B'),
      items: '<item id="c" href="c.gif" media-type="image/gif"/><item id="p3" href="gone.xhtml"/>',
      guide: '<guide><reference type="toc" href="toc.xhtml"/></guide>',
    });
    expect(shape(book)).toEqual([
      ['A', 'a'],
      ['B', 'b'],
    ]);
    expect(codes(book)).toEqual(['matter_left_out', 'missing_part']);
    expect(book.cover).toBeUndefined();
  });

  it('takes headings where there is no table of contents, and pages where there are no headings', async () => {
    expect(shape(await read({ pages: { a: '<h1>A</h1><p>a</p>', b: '<h1>B</h1><p>b</p>' } }))).toEqual([
      ['A', 'A', 'a'],
      ['B', 'B', 'b'],
    ]);
    expect(shape(await read({ pages: { a: '<p>a</p>', b: '<p>b</p>' } }))).toEqual([
      ['Part 1', 'a'],
      ['Part 2', 'b'],
    ]);
  });

  const encryption = (algorithm: string) => ({
    'META-INF/encryption.xml': `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
  });

  it('reads a book whose fonts are obfuscated', async () => {
    const parts = encryption('http://www.idpf.org/2008/embedding');
    expect(shape(await read({ pages: { a: '<p>a</p>' }, parts }))).toEqual([['Book', 'a']]);
  });

  it.each<[string, Partial<EpubParts>, string]>([
    [
      'a book that is encrypted',
      { parts: encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc') },
      'manuscript_encrypted',
    ],
    [
      'a book without its package',
      { parts: { 'META-INF/container.xml': '<container/>' } },
      'manuscript_broken',
    ],
    ['a book of pictures', { pages: { a: '<img src="a.png"/>' } }, 'manuscript_without_text'],
    [
      'an entity bomb',
      { parts: { 'OEBPS/book.opf': '<!DOCTYPE p [<!ENTITY a "b">]><package/>' } },
      'manuscript_entities',
    ],
    [
      'a page that is an archive',
      { parts: { 'OEBPS/a': makeEpub({ pages: {} }) } },
      'manuscript_nested_archive',
    ],
  ])('refuses %s', async (_, book, code) => {
    await expect(read({ pages: { a: '<p>a</p>' }, ...book })).rejects.toMatchObject({ code });
  });
});
