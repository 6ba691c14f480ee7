import { describe, expect, it } from 'vitest';
import { Reading } from '../reading.ts';
import { readHtmlBlocks } from './read-html-blocks.ts';

const read = (html: string, reading = new Reading()) => readHtmlBlocks(html, 'html', reading);
const texts = (html: string) => read(html).blocks.map(({ text }) => text);

describe('blocks of HTML', () => {
  it('[STU-001] makes a block of each heading and paragraph, with spaces as they are shown', () => {
    const { blocks, title, language } = read(
      '<html lang="en"><head><title>A &amp; B</title><style>p{}</style></head><body><h1>One</h1>loose <b>text</b>' +
        '<p>Caf&eacute;\n  au&nbsp;lait</p><h5>Deep</h5><script>no()</script></body></html>',
    );
    expect(blocks).toEqual([
      { subType: 'h1', text: 'One' },
      { subType: 'p', text: 'loose text' },
      { subType: 'p', text: 'Café au lait' },
      { subType: 'h3', text: 'Deep' },
    ]);
    expect({ title, language }).toEqual({ title: 'A & B', language: 'en' });
  });

  it('reads entries of numbered lists with their numbers', () => {
    expect(texts('<ol start="3"><li><p>Three</p></li><li>Four<ul><li>of it</li></ul></li></ol>')).toEqual([
      '3. Three',
      '4. Four',
      'of it',
    ]);
  });

  it('reads the rows of a table after the names of its columns, and of one that arranges a page its paragraphs', () => {
    expect(
      texts('<table><tr><th>Name<th>Age</tr><tr><td>Anna<td>12</tr><tr><td>Ben<td></tr></table>'),
    ).toEqual(['Name: Anna; Age: 12', 'Name: Ben']);
    expect(texts('<table><tr><th>City</th><td>Rome</td></tr></table>')).toEqual(['City: Rome']);
    expect(texts('<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>')).toEqual(['a', 'b', 'c']);
  });

  it('leaves notes and page numbers out and says so', () => {
    const reading = new Reading();
    const { blocks } = read(
      '<p>One<sup><a href="#n1">1</a></sup>, two<a href="n.xhtml#n2"><sup>*</sup></a>, x<sup>2</sup> <a href="#x">[3]</a>end' +
        '<span class="pagenum">12</span>.</p><aside epub:type="footnote"><p>Note</p></aside><p hidden>no</p>',
      reading,
    );
    expect(blocks.map(({ text }) => text)).toEqual(['One, two, x2 end.']);
    expect(reading.warnings().map(({ code }) => code)).toEqual(['notes_left_out', 'page_furniture_left_out']);
  });

  it('knows where names stand', () => {
    expect(read('<p>a</p><h2><a id="c2"></a>Two</h2><p id="x">b</p>').anchors).toEqual(
      new Map([
        ['c2', 1],
        ['x', 2],
      ]),
    );
  });

  it.each([
    ['an entity of its own', '<!DOCTYPE x [<!ENTITY a "aaaa">]><p>&a;</p>', 'manuscript_entities'],
    ['entities from elsewhere', '<!DOCTYPE x [ %far; ]><p>a</p>', 'manuscript_entities'],
    ['ten thousand elements within each other', '<div>'.repeat(10_000), 'manuscript_broken'],
  ])('refuses %s', (_, html, code) => {
    expect(() => read(html)).toThrow(expect.objectContaining({ code }));
  });

  it('takes a plain document type, and stops at the limit of text or when it is told to', () => {
    expect(texts('<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "x.dtd"><p>a</p>')).toEqual(['a']);
    expect(() => read('<p>abcdef</p>', new Reading({ limits: { characters: 5 } }))).toThrow(
      expect.objectContaining({ code: 'manuscript_too_large' }),
    );
    const stopped = new AbortController();
    const reading = new Reading({ signal: stopped.signal });
    stopped.abort();
    expect(() => read('<p>a</p>', reading)).toThrow(expect.objectContaining({ code: 'manuscript_aborted' }));
  });
});
