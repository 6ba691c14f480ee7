import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { joinBytes, silence, wavOf } from '../../../apps/server/test/speech-files.ts';
import { withMicrophone } from './chromium.ts';
import { enter, expect, expectAccessible, expectFineOnPhone, type JourneyServer, test } from './journey.ts';

const lab = '/app/voice-lab';
/** Played once by the microphone from when it is opened; while there is no such file it beeps once a second. */
const microphoneFile = join(tmpdir(), `mynah-lab-microphone-${process.pid}.wav`);
const story =
  'The morning train was almost empty. A man by the window counted the bridges, and a child drew circles on the glass.';

test.use({ launchOptions: withMicrophone(microphoneFile) });

/** Speech of the server's own, as the microphone will hear it; resolves to its length in seconds. */
async function speakIntoMicrophone(server: JourneyServer, authorization: string): Promise<number> {
  const headers = { authorization, 'content-type': 'application/json' };
  const { voices } = await (await fetch(`${server.url}/v2/voices?page_size=1`, { headers })).json();
  const path = `${server.url}/v1/text-to-speech/${voices[0].voice_id}?output_format=pcm_16000`;
  const spoken = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ text: story }) });
  const speech = new Uint8Array(await spoken.arrayBuffer());
  const wav = wavOf(joinBytes(silence(1), speech, silence(60)));
  await writeFile(microphoneFile, new Uint8Array(await wav.arrayBuffer()));
  return speech.length / 32_000;
}

test.describe('by a voice that can be cloned', () => {
  test.use({ voices: 'neural' });

  test('[VOI-002] [VOI-021] [VOI-024] [VOI-025] a voice is recorded and cloned, heard, edited and deleted', async ({
    page,
    server,
  }) => {
    test.skip(!process.env.CI && !process.env.MYNAH_PACKS, 'needs the models of cloning');
    const authorization = await enter(page, server);
    const spokenSeconds = await speakIntoMicrophone(server, authorization);
    await page.goto(server.url + lab);
    await expect(page.getByText('No voices of your own yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a voice' }).first().click();
    await page.getByRole('menuitem', { name: /Instant clone/ }).click();
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByRole('img', { name: 'Microphone level' })).toBeVisible();
    const recorded = async () => {
      const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
      return minutes * 60 + seconds;
    };
    await expect.poll(recorded).toBeGreaterThan(spokenSeconds + 1);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    const samples = page.getByRole('list', { name: 'Recordings' });
    await expect(samples.getByText(/of speech/)).toBeVisible();
    await samples.getByRole('button', { name: /^Trim/ }).click();
    await page.getByRole('slider', { name: 'End' }).press('PageDown');
    await page.getByRole('button', { name: 'Keep this part' }).click();
    await expect(samples.getByText(/\(trimmed\)\.wav/)).toBeVisible();
    await expect(samples.getByText(/of speech/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('checkbox', { name: /^I confirm that I have all necessary rights/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clone voice' }).click();

    await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
    await page.getByRole('button', { name: 'Generate speech' }).click();
    await expect(page.getByRole('button', { name: 'Generate speech' })).toBeEnabled();
    await expect(page.getByRole('region', { name: 'Similarity' })).toContainText('allow');
    await expect(page.getByRole('region', { name: 'Consent' })).toContainText('I confirm that I have all');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada reads');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Ada reads' })).toBeVisible();
    const recordings = page.getByRole('region', { name: 'Recordings' });
    await recordings.getByRole('button', { name: /^Play/ }).click();
    await expect(recordings.getByRole('button', { name: /^Pause/ })).toBeVisible();
    await expectAccessible(page);
    await recordings.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The recordings weren’t kept')).toBeVisible();
    await page.getByRole('button', { name: 'Delete voice' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No voices of your own yet')).toBeVisible();
    await rm(microphoneFile);
  });
});

test('[RTE-121] [VOI-042] a collection is made, filled, renamed, shared and deleted', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}${lab}/collections`);
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Narrators');
  await page.getByRole('radio', { name: 'Book' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  const list = page.getByRole('list', { name: 'Collections' });
  await expect(list).toContainText('0 voices');
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'Actions for Narrators' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Choose voices');
  await page.getByRole('list', { name: 'Voices' }).getByRole('checkbox').first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(list).toContainText('1 voice');
  await choose('Share');
  await page.getByRole('combobox', { name: 'Access for Everyone in the workspace' }).click();
  await page.getByRole('option', { name: 'Can view' }).click();
  await expect(page.getByRole('combobox', { name: /Everyone/ })).toHaveText('Can view');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await choose('Rename or change icon');
  await page.getByRole('textbox', { name: 'Name' }).fill('Narrators of 2026');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('Narrators of 2026');
  await page.getByRole('button', { name: 'Actions for Narrators of 2026' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No collections yet')).toBeVisible();
});

/** Changes an answer of the server on its way. */
async function changeAnswer(page: Page, path: string, change: (answer: Record<string, unknown>) => void) {
  await page.route(`**${path}`, async (route: Route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.ok()) change(answer);
    await route.fulfill({ response, json: answer });
  });
}

test('[VOI-017] [VOI-018] the address opens the clone form only while the flag is on', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}${lab}?creationType=cloneVoice`);
  await expect(page.getByText('No voices of your own yet')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await changeAnswer(page, '/v1/app-config', (config) => {
    config.feature_flags = { 'new-ivc': true };
  });
  await page.goto(`${server.url}${lab}?creationType=cloneVoice`);
  await expect(page.getByRole('dialog', { name: 'Clone a voice' })).toBeVisible();
  await expectAccessible(page);
});

test('[PRV-003] [PRV-004] where voice prints are restricted, cloning is hidden and a sentence says why', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await changeAnswer(page, '/v1/user', (user) => {
    user.geo_location = { country: 'United States', region: 'Texas', city: null };
  });
  await page.goto(server.url + lab);
  await expect(page.getByText('The law where you are restricts voiceprints')).toBeVisible();
  await page.goto(`${server.url}${lab}/clone`);
  await expect(page.getByText('The law where you are restricts voiceprints')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toHaveCount(0);
});

const made = {
  fine_tuning: { state: {} },
  labels: { accent: 'american', use_case: 'narrative_story' },
  description: 'Calm and warm, for long stories that nobody wants to end',
  preview_url: null,
  language: 'en',
  available_for_tiers: [],
  settings: null,
  sharing: null,
  high_quality_base_model_ids: [],
  verified_languages: [],
  collection_ids: [],
  safety_control: null,
  voice_verification: null,
  permission_on_resource: 'admin',
  is_owner: true,
  is_legacy: false,
  is_mixed: false,
  created_at_unix: 1_790_000_000,
};
const sample = {
  sample_id: 's1',
  file_name: 'a recording with a long name.wav',
  mime_type: 'audio/wav',
  size_bytes: 320_044,
  hash: 'h',
  duration_secs: 10,
  remove_background_noise: true,
};
const voices = [
  { ...made, voice_id: 'v1', name: 'Ada', category: 'cloned', samples: [sample] },
  {
    ...made,
    voice_id: 'v2',
    name: 'Blocked one',
    category: 'generated',
    samples: null,
    safety_control: 'BAN',
  },
];
const quality = {
  similarity: 0.6,
  ceiling: 0.8,
  signal_to_noise_db: 12,
  clipped: 0,
  speech_secs: 9,
  speakers: 1,
  advice: ['There’s a lot of background noise. Remove it, or record in a quiet room.'],
};

async function serveVoices(page: Page): Promise<void> {
  await page.route('**/v2/voices**', (route) =>
    route.fulfill({ json: { voices, has_more: false, total_count: 2, next_page_token: null } }),
  );
  await page.route('**/v1/voices/v1**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/clone')) {
      const state = { state: 'refining', progress: 0.4, eta_secs: 50, message: null, quality };
      return route.fulfill({ json: state });
    }
    if (pathname.endsWith('/audio')) {
      const wav = Buffer.from(await wavOf(silence(10)).arrayBuffer());
      return route.fulfill({ contentType: 'audio/wav', body: wav });
    }
    return route.fulfill({ json: voices[0] });
  });
}

test("at a phone's width list, voice and public page fit, in light and dark", async ({ page, server }) => {
  await enter(page, server);
  await serveVoices(page);
  await page.goto(server.url + lab);
  await expect(page.getByText('40% improved')).toBeVisible();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await expectFineOnPhone(page);
  await page.getByRole('searchbox', { name: 'Search voices' }).fill('block');
  await expect(page.getByRole('link', { name: 'Ada' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search voices' }).fill('');
  await page.getByRole('link', { name: 'Ada' }).click();
  await expect(page.getByText('75% of what these recordings allow')).toBeVisible();
  await expectFineOnPhone(page);
  await page.route('**/v1/examples/voice-cloning', (route) =>
    route.fulfill({ status: 503, json: { detail: { status: 'engine_unavailable', message: 'Not now.' } } }),
  );
  await page.goto(`${server.url}/voice-cloning`);
  await expect(page.getByRole('heading', { name: /Half a minute of speech/ })).toBeVisible();
  await expect(page.getByText('Couldn’t generate the example')).toBeVisible();
  await expectFineOnPhone(page);
});
