import { enter, expect, expectFine, test, textToSpeech } from './journey.ts';

/** Each page as somebody new finds it, and a word that stands there when it is loaded. */
const pages: readonly (readonly [path: string, says: string | RegExp])[] = [
  ['/app/home', 'Nothing generated yet'],
  [`${textToSpeech}/history`, 'Nothing generated yet'],
  ['/app/speech-synthesis/text-to-dialogue', 'Add line'],
  ['/app/speech-to-text', 'No transcripts yet'],
  ['/app/speech-to-text?view=live', 'Speak and read along'],
  ['/app/ai-classifier', 'AI speech classifier'],
  ['/app/music', 'No music yet'],
  ['/app/studio', 'No projects yet'],
  ['/app/voiceover-studio', 'No voiceovers yet'],
  ['/app/dubbing', 'No dubs yet'],
  ['/app/dubbing/live', 'Speak and be heard in another language'],
  ['/app/voice-isolator', 'No recordings yet'],
  ['/app/voice-lab', 'No voices of your own yet'],
  ['/app/voice-lab/clone', 'Record, or drop recordings here'],
  ['/app/voice-lab/design', 'No voices yet'],
  ['/app/voice-lab/dictionaries', 'No dictionaries yet'],
  ['/app/professional-voice-cloning', 'No professional voices yet'],
  ['/app/voice-verification', 'Nothing to verify'],
  ['/app/workspace-voices', 'No shared voices yet'],
  ['/app/audio-native', 'No players yet'],
  ['/app/audio-native/settings', 'Allowed domains'],
  ['/app/audio-native/settings/player', 'Follow the visitor’s light or dark mode'],
  ['/app/conversational-ai', 'Before you build an agent'],
  ['/app/conversational-ai/agents', 'Before you build an agent'],
  ['/app/conversational-ai/history', 'Before you build an agent'],
  ['/app/conversational-ai/playground', 'Before you build an agent'],
  ['/app/conversational-ai/talk-to', 'No agents yet'],
  ['/app/conversational-ai/knowledge-base', 'Nothing here yet'],
  ['/app/conversational-ai/integrations', 'No tools yet'],
  ['/app/conversational-ai/integrations?tab=mcp-servers', 'No MCP servers yet'],
  ['/app/conversational-ai/integrations?tab=webhooks', 'No webhooks yet'],
  ['/app/conversational-ai/settings', 'No secrets yet'],
  ['/app/conversational-ai/speech-engines', 'Before you build an agent'],
  ['/app/usage', 'No usage in this period'],
  ['/app/usage/workspace', 'No usage in this period'],
  ['/app/workspace/security', 'No identity providers yet'],
  ['/app/settings/api-keys', 'No keys yet'],
  ['/app/settings/security', 'No apps have access.'],
  ['/app/subscription', 'No invoices yet'],
  ['/app/payouts', 'Nothing earned yet'],
  ['/app/referrals', 'Nothing counted yet'],
];

/** Of voices that everybody may find; these load after the heading. */
const library = [
  '/app/voice-library',
  '/app/voice-library/collections',
  '/app/voice-lab/share',
  '/voice-library',
  '/pricing',
  '/vla',
  '/vlaeu',
];

test('[RTE-109] [RTE-129] every page fits and is accessible wide and on a phone, in light and dark, with nothing to show', async ({
  page,
  server,
}) => {
  await enter(page, server);
  for (const [path, says] of pages) {
    await test.step(path, async () => {
      await page.goto(server.url + path);
      await expect(page.getByText(says).first()).toBeVisible();
      await expectFine(page);
    });
  }
});

test('[RTE-041] [RTE-042] [RTE-048] [RTE-120] [RTE-125] [RTE-126] so do the pages of the voice library', async ({
  page,
  server,
}) => {
  await enter(page, server);
  for (const path of library) {
    await test.step(path, async () => {
      await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading voices' })).toHaveCount(0);
      await expectFine(page);
    });
  }
});
