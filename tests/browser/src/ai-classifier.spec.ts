import { makeHummedWav } from './hummed-wav.ts';
import { enter, expect, expectAccessible, expectFine, home, test } from './journey.ts';

const choose = 'Choose a file';
/** Bytes that no header begins. */
const noSound = Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * index * 31) % 251));
const recording = { name: 'hum.wav', mimeType: 'audio/wav', buffer: makeHummedWav(4) };

test('[RTE-064] [SPE-007] signed in: it stands with the other tools, and a file is refused or judged', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(server.url + home);
  await page.getByRole('link', { name: 'AI speech classifier' }).click();
  await expect(page).toHaveURL(/ai-classifier/);
  const input = page.getByLabel(choose, { exact: true }).first();
  await input.setInputFiles({
    name: 'false.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('a letter'.repeat(99)),
  });
  const refused = page.getByRole('list', { name: 'Files that weren’t added' });
  await expect(refused).toContainText('This is text, not a recording.');
  // what only the server can tell stands in the same place
  await input.setInputFiles({ name: 'false.mp3', mimeType: 'audio/mpeg', buffer: noSound });
  await expect(refused).toContainText('This isn’t an audio or video file that can be read.');
  await input.setInputFiles(recording);
  await expect(page.getByText('This server’s inaudible watermark wasn’t found.')).toBeVisible();
});

test('[RTE-007] [SPE-007] a stranger checks a recording on the public page', async ({ page, server }) => {
  await page.goto(`${server.url}/ai-speech-classifier`);
  await expect(page.getByRole('heading', { name: 'AI speech classifier' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(choose, { exact: true }).first().setInputFiles(recording);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText(/Measured on voices and engines it had never heard/)).toBeVisible();
  await expectFine(page);
});
