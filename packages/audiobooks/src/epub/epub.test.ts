import { describe, expect, test } from 'vitest';
import { checkEpub } from '../conformance/index.ts';
import { awkwardBook } from '../test-books.ts';
import { type EpubMaterial, epubEntries } from './epub-entries.ts';

const bytes = (text: string) => async () => new TextEncoder().encode(text);
const material: EpubMaterial = {
  book: awkwardBook,
  cover: { mediaType: 'image/jpeg', read: bytes('a picture') },
  audio: awkwardBook.chapters.map(({ title }) => ({
    mediaType: 'audio/mpeg',
    extension: 'mp3',
    read: bytes(`the sound of ${title}`),
  })),
};

async function unpacked(of: EpubMaterial): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, read } of epubEntries(of)) files.set(name, (await read()) as Uint8Array);
  return files;
}
const textOf = (files: ReadonlyMap<string, Uint8Array>, name: string): string =>
  new TextDecoder().decode(files.get(name));

describe('an EPUB that reads itself along', () => {
  test('holds together: every file, every id, every time', async () => {
    expect(checkEpub(await unpacked(material))).toEqual([]);
    const bare = { title: 'Bare', identifier: 'x', language: 'und', madeAt: new Date(0), chapters: [] };
    expect(checkEpub(await unpacked({ book: bare, audio: [] }))).toEqual([]);
  });

  test('says of itself what the project says', async () => {
    const opf = textOf(await unpacked(material), 'EPUB/package.opf');
    for (const said of [
      '<dc:identifier id="book-id">urn:isbn:9783161484100</dc:identifier>',
      '<dc:title>Fish &amp; &lt;Chips&gt;</dc:title>',
      '<dc:creator>Ada &quot;O&quot; Brien</dc:creator>',
      '<dc:subject>Cooking</dc:subject>',
      '<dc:date>1898</dc:date>',
      '<meta property="dcterms:modified">2026-11-21T04:10:34Z</meta>',
      '<meta property="media:duration">13.500s</meta>',
      '<meta property="media:active-class">is-heard</meta>',
      'properties="cover-image"',
    ])
      expect(opf).toContain(said);
    // a chapter without a word has no sound to follow
    expect(opf).not.toContain('chapter-002-overlay');
  });

  test('has a span for each word, with the spaces of its script', async () => {
    const files = await unpacked(material);
    const first = textOf(files, 'EPUB/text/chapter-001.xhtml');
    expect(first).toContain(
      '<h1><span id="w1">One</span> <span id="w2">&amp;</span> <span id="w3">only</span></h1>',
    );
    expect(first).toContain('<p><span id="w4">It</span> <span id="w5">begins</span> <span id="w6">');
    expect(first).toMatch(/<span id="w6">[^<]+<\/span><span id="w7">/);
    expect(first).not.toContain('break');
    expect(textOf(files, 'EPUB/text/chapter-003.xhtml')).toContain('<h1>Two</h1>');
  });

  test('clips lie end to end, from the begin of the sound to its end', async () => {
    const smil = textOf(await unpacked(material), 'EPUB/overlay/chapter-003.smil');
    expect(smil).toContain('clipBegin="0.000s" clipEnd="0.900s"');
    expect(smil).toContain('clipBegin="0.900s" clipEnd="4.500s"');
  });
});

describe('the check sees', () => {
  const broken: [string, string, (text: string) => string, RegExp][] = [
    [
      'a file that is not there',
      'EPUB/package.opf',
      (text) => text.replace('href="style.css"', 'href="s.css"'),
      /s\.css is named and not there/,
    ],
    [
      'an id given twice',
      'EPUB/text/chapter-001.xhtml',
      (text) => text.replace('"w2"', '"w1"'),
      /has w1 twice/,
    ],
    [
      'a word that is not there',
      'EPUB/text/chapter-001.xhtml',
      (text) => text.replace('"w2"', '"x2"'),
      /#w2, which is not there/,
    ],
    [
      'times that go back',
      'EPUB/overlay/chapter-003.smil',
      (text) => text.replace('clipBegin="0.900s"', 'clipBegin="0.100s"'),
      /goes back at 0\.1 s/,
    ],
    [
      'a duration that is none',
      'EPUB/package.opf',
      (text) => text.replace('13.500s', '14.500s'),
      /has 13\.5 s, and 14\.5 s are told/,
    ],
  ];
  test.each(broken)('%s', async (_, name, change, problem) => {
    const files = await unpacked(material);
    files.set(name, new TextEncoder().encode(change(textOf(files, name))));
    expect(checkEpub(files).join('\n')).toMatch(problem);
  });

  test('what is no XML', async () => {
    const files = await unpacked(material);
    files.set('EPUB/nav.xhtml', new TextEncoder().encode('<html><p>open</html>'));
    expect(() => checkEpub(files)).toThrow();
  });
});
