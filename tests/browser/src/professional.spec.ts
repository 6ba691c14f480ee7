import { files } from '@mynah/audio';
import type { ProfessionalVoice } from '@mynah/contract/voices/professional-voices';
import { voiceLikeSound } from '@mynah/engine-spec/conformance';
import { enter, expect, expectAccessible, expectFits, type Page, test } from './journey.ts';

const path = '/app/professional-voice-cloning';
const rateHz = 16_000;
const speech = voiceLikeSound(7, rateHz);
const bytes = Buffer.from(
  Int16Array.from(speech, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767).buffer,
);

function recording(name: string, times: number) {
  const body = Buffer.concat(Array.from({ length: times }, () => bytes));
  const buffer = Buffer.concat([files.wavHeader(rateHz, body.length), body]);
  return { name, mimeType: 'audio/wav', buffer };
}

test.skip(!process.env.CI && !process.env.MYNAH_PACKS, 'needs the packs of the engines');

/** The list as the server gives it, with another course of the one voice: a training takes minutes. */
async function showAs(page: Page, change: Partial<ProfessionalVoice>): Promise<void> {
  await page.unroute('**/v1/voices/pvc');
  await page.route('**/v1/voices/pvc', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const own = (await answer.json()) as { voices: ProfessionalVoice[] };
    await route.fulfill({
      response: answer,
      json: { ...own, voices: own.voices.map((voice) => ({ ...voice, ...change })) },
    });
  });
  await page.reload();
}

const training: ProfessionalVoice['training'] = {
  state: 'fine_tuning',
  stage: 'fitting',
  progress: 0.42,
  eta_secs: 290,
  message: null,
  similarity: null,
  instant_similarity: null,
};

test('[VOI-003] [RTE-098] a professional voice, from its name to the result', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + path);
  await expect(page.getByText('No professional voices yet')).toBeVisible();
  await expect(page.getByText(/^0 of \d+ professional voices used/)).toBeVisible();

  await test.step('it is named', async () => {
    await page.getByRole('button', { name: 'New voice' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada, calm');
    await page.getByRole('textbox', { name: 'Description' }).fill('For long stories');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Ada, calm' })).toBeVisible();
    await expect(page.getByText(/add recordings until there’s 1 min of speech/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start training' })).toBeDisabled();
  });

  const card = page.getByRole('listitem', { name: 'porch.wav' });
  await test.step('a recording is sent, heard, trimmed and looked through for speakers', async () => {
    const choose = page.getByTestId('voice-recordings');
    await choose.setInputFiles([
      { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') },
      recording('porch.wav', 10),
      recording('hall.wav', 1),
    ]);
    const refused = page.getByRole('list', { name: 'Files that weren’t added' });
    await expect(refused).toContainText('letter.txt');
    await expect(refused).toContainText('This is text, not a recording.');
    await expect(card).toBeVisible();
    await expect(page.getByText('1m 17s of speech')).toBeVisible();
    await card.getByRole('button', { name: 'Listen to porch.wav' }).click();
    await expect(card.getByRole('button', { name: 'Stop' })).toBeVisible();
    await card.getByRole('button', { name: 'Stop' }).click();
    const begin = card.getByRole('slider', { name: 'Start' });
    await begin.focus();
    await page.keyboard.press('PageUp');
    await expect(page.getByText('1m 12s of speech')).toBeVisible();
    const hall = page.getByRole('listitem', { name: 'hall.wav' });
    await hall.getByRole('button', { name: 'Find speakers' }).click();
    await expect(hall.getByText(/One person speaks|has several speakers|No speech was found/)).toBeVisible();
    await hall.getByRole('button', { name: 'Remove hall.wav' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(hall).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('nobody trains a voice that is not shown to be theirs', async () => {
    await page.getByRole('button', { name: 'Verify voice' }).click();
    await expect(page.getByRole('tab', { name: 'Read a text aloud' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Send documents' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start training' })).toBeDisabled();
    await showAs(page, { is_verified: true });
    await expect(page.getByText('You’ve verified that this is your voice.')).toBeVisible();
    await page.getByRole('button', { name: 'Start training' }).click();
    await expect(page.getByText(/before (it can be used|you use it)/)).toBeVisible();
  });

  await test.step('the training shows its stages, and the result how close it came', async () => {
    await showAs(page, { is_verified: true, training });
    await expect(page.getByRole('status').getByText('Learning the voice')).toBeVisible();
    await expect(page.getByText('42% · about 5m left')).toBeVisible();
    await expect(page.getByTestId('voice-recordings')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel training' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep training' }).click();
    const done = { state: 'fine_tuned', stage: 'done', progress: 1, eta_secs: null } as const;
    const result = { ...training, ...done, similarity: 0.71, instant_similarity: 0.63 };
    await showAs(page, { is_verified: true, is_ready: true, training: result });
    await expect(page.getByText('Close: most people take it for the speaker')).toBeVisible();
    await expect(page.getByText('71%')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

  await test.step('it is found in the list again, and deleted with all', async () => {
    await page.unroute('**/v1/voices/pvc');
    await page.reload();
    await page.getByRole('button', { name: 'All professional voices' }).click();
    await expect(page.getByText('Needs verification')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Ada, calm' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No professional voices yet')).toBeVisible();
  });

  await test.step('a plan without it says so, and a list that fails says that', async () => {
    await page.route('**/v1/voices/pvc', (route) =>
      route.fulfill({ json: { voices: [], is_allowed: false, slots_used: 0, slots: 0, extra_slots: 0 } }),
    );
    await page.reload();
    await expect(page.getByText('Your plan doesn’t include professional voices')).toBeVisible();
    await page.unroute('**/v1/voices/pvc');
    await page.route('**/v1/voices/pvc', (route) =>
      route.fulfill({ status: 500, json: { detail: { status: 'internal_error' } } }),
    );
    await page.reload();
    await expect(page.getByText('Couldn’t load your professional voices')).toBeVisible();
  });
});
