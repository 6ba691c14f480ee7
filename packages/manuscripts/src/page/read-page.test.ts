import { expect, it } from 'vitest';
import { readManuscriptHtml } from './read-page.ts';

const address = 'https://news.example/story';
const sentence =
  'The river rose in the night, and by the morning the lower bridge, the oldest of the town, was gone. ';
const page = (article: string) =>
  `<!doctype html><html lang="en"><head><title>Flood | The News</title><meta property="og:title" content="Flood">
  <meta property="og:site_name" content="The News"><meta name="author" content="Ann Lee">
  <meta property="article:published_time" content="2024-05-06T07:08:09Z"></head><body><nav><a href="/">Home</a></nav>
  <div class="sidebar">Subscribe now</div><article>${article}</article><footer>Imprint</footer></body></html>`;

it('[NAT-001] reads the article of a page, and nothing that stands around it', () => {
  const html = page(
    `<p>${sentence.repeat(5)}</p><h2>After</h2><p>${sentence.repeat(5)}</p><p>${sentence.repeat(5)}</p>`,
  );
  const manuscript = readManuscriptHtml({ html, address });
  expect(manuscript).toMatchObject({
    kind: 'html',
    title: 'Flood',
    author: 'Ann Lee',
    language: 'en',
    publishedOn: '2024-05-06',
    siteName: 'The News',
  });
  const paragraph = sentence.repeat(5).trim();
  expect(manuscript.chapters.flatMap(({ blocks }) => blocks.map(({ text }) => text))).toEqual([
    paragraph,
    'After',
    paragraph,
    paragraph,
  ]);
});

it('reads a page whole that has no article, and refuses what is empty or nested too deep', () => {
  const bare = readManuscriptHtml({ html: '<p>Hello.', address });
  expect(bare.chapters).toEqual([{ name: 'Text', blocks: [{ subType: 'p', text: 'Hello.' }] }]);
  expect(bare.siteName).toBe('news.example');
  const refused = (html: string) => () => readManuscriptHtml({ html, address });
  expect(refused('<script>1</script>')).toThrow(expect.objectContaining({ code: 'manuscript_without_text' }));
  expect(refused('<div>'.repeat(1000))).toThrow(expect.objectContaining({ code: 'manuscript_broken' }));
});
