import { voiceColor } from '@mynah/contract/voices/voice-color';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestOwner } from '../../../../test/test-app.ts';
import { updateProfile } from '../../accounts/profile/index.ts';
import { historyItems } from '../items/items.tables.ts';

let app: TestApp;
let owner: TestOwner;
let linkId: string;
let historyItemId: string;

const hostile = `</script></title><script>alert(1)</script>" onload='x' \u202Eevil ${'long '.repeat(2000)}`;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.owner();
  const { voices } = (await (await app.fetch('/v1/voices', owner)).json()) as {
    voices: { voice_id: string }[];
  };
  const spoken = await app.fetch(`/v1/text-to-speech/${voices[0]?.voice_id}`, {
    apiKey: owner.apiKey,
    json: { text: 'Short.' },
  });
  await spoken.arrayBuffer();
  historyItemId = spoken.headers.get('history-item-id') ?? '';
  await setWords({ text: hostile, voiceName: '<i>"Eve"</i>' });
  await updateProfile(app.platform, owner.userId, { publicUserName: `"><img src=x>` });
  const shared = await app.fetch(`/v1/history/${historyItemId}/share-link`, owner);
  linkId = ((await shared.json()) as { share_link: string }).share_link.split('/').at(-1) ?? '';
});
afterAll(() => app?.close());

const setWords = (words: { text?: string | null; voiceName?: string | null }) =>
  app.platform.db.update(historyItems).set(words).where(eq(historyItems.id, historyItemId));

test.each(['share', 'embed/share'])('nothing from people is markup in /%s', async (place) => {
  const answer = await app.fetch(`/${place}/${linkId}`);
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toMatch(/<(img|i)[\s>]/);
  expect(page).not.toMatch(/ onload='/);
  expect(page).toContain('&lt;/script&gt;&lt;/title&gt;&lt;script&gt;alert(1)');
  const [head = ''] = page.split('</head>');
  expect(head).not.toContain('\u202E');
  expect(head.length).toBeLessThan(10_000);
});

test('[HIS-042] the page has the text, who shared it and a player without scripts', async () => {
  await setWords({ text: 'Hello & welcome.', voiceName: 'Clara' });
  const page = await (await app.fetch(`/share/${linkId}`)).text();
  for (const part of [
    '<h1>Clara</h1>',
    '<p class="byline">Shared by &quot;&gt;&lt;img src=x&gt;</p>',
    '<p dir="auto">Hello &amp; welcome.</p>',
    `<audio controls preload="metadata" src="/v1/shared/${linkId}/audio">`,
  ]) {
    expect(page).toContain(part);
  }
});

test('the page has its day, the colors of the voice without the id, and the sound as a file', async () => {
  await setWords({ text: 'Hello there.', voiceName: 'Clara' });
  const [item] = await app.platform.db.select().from(historyItems).where(eq(historyItems.id, historyItemId));
  const voiceId = item?.voiceId ?? '';
  const page = await (await app.fetch(`/share/${linkId}`)).text();
  expect(voiceId).not.toBe('');
  expect(page).not.toContain(voiceId);
  expect(page).toContain(`data-color="${voiceColor(voiceId, 'Clara')}"`);
  expect(page).toContain(`<time datetime="${item?.createdAt.toISOString()}">`);
  expect(page).toContain(`href="/v1/shared/${linkId}/audio" download="Hello_there.mp3"`);
});

test.each(['share', 'embed/share'])(
  'an address of /%s that leads nowhere is a page as well',
  async (place) => {
    const answer = await app.fetch(`/${place}/nothing`);
    const page = await answer.text();
    expect(answer.status).toBe(404);
    expect(page).toContain('<h1>There’s nothing at this link</h1>');
    // both give it the theme: the one at the first paint, the other when it changes
    expect(page).toContain('<script src="/theme.js">');
    expect(page).toContain('<script type="module" src="/embed/share.js">');
  },
);

test('the head of the page has what other sites show', async () => {
  await setWords({ text: 'Hello there.', voiceName: 'Clara' });
  const page = await (await app.fetch(`/share/${linkId}`)).text();
  const address = `${app.url}/share/${linkId}`;
  for (const part of [
    '<title>Hello there. · Mynah</title>',
    '<meta property="og:title" content="Hello there." />',
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:audio" content="${app.url}/v1/shared/${linkId}/audio" />`,
    '<meta property="og:audio:type" content="audio/mpeg" />',
    `<meta property="og:image" content="${app.url}/v1/shared/${linkId}/image.png" />`,
    '<meta name="twitter:card" content="player" />',
    `<meta name="twitter:player" content="${app.url}/embed/share/${linkId}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${app.url}/v1/oembed?url=${encodeURIComponent(address)}&amp;format=json"`,
  ]) {
    expect(page.replace(/\s+/g, ' ')).toContain(part);
  }
});

test('only the player for frames may be framed by other sites', async () => {
  const page = await app.fetch(`/share/${linkId}`);
  const embed = await app.fetch(`/embed/share/${linkId}`);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(embed.headers.get('x-frame-options')).toBeNull();
});

test('the picture is a PNG of 1200 by 630, also for scripts that our font lacks', async () => {
  for (const text of ['Hello there.', '日本語のテキスト', null]) {
    await setWords({ text });
    const answer = await app.fetch(`/v1/shared/${linkId}/image.png`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('oEmbed answers a frame, no larger than asked for', async () => {
  await setWords({ text: 'Say "hi" <now>.' });
  const ask = (query: string) => app.fetch(`/v1/oembed?${query}`);
  const url = encodeURIComponent(`${app.url}/share/${linkId}`);
  const answer = await (await ask(`url=${url}&maxwidth=400&maxheight=120`)).json();
  expect(answer).toMatchObject({ type: 'rich', version: '1.0', width: 400, height: 120 });
  expect((answer as { html: string }).html).toBe(
    `<iframe src="${app.url}/embed/share/${linkId}" title="Say &quot;hi&quot; &lt;now&gt;." width="400" height="120" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  );
  const elsewhere = encodeURIComponent(`https://elsewhere.example/share/${linkId}`);
  expect((await ask(`url=${elsewhere}`)).status).toBe(404);
  expect((await ask('url=nothing')).status).toBe(422);
});
