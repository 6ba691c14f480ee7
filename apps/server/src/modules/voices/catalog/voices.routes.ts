import { defaultVoiceSettings, voiceRoutes } from '@mynah/contract/voices/voices';
import { handle } from '../../../platform/http/index.ts';
import { editVoiceSettings } from './actions/edit-voice-settings.ts';
import { getVoice } from './actions/get-voice.ts';
import { listAccents } from './actions/list-accents.ts';
import { findVoices, listVoices } from './actions/list-voices.ts';
import { describeVoices } from './describe-voices.ts';

export const voicesRoutes = [
  handle(voiceRoutes.list, async ({ platform, actor, query }) => {
    const voices = await listVoices(platform, actor, query);
    return { voices: await describeVoices(platform, actor, voices) };
  }),
  handle(voiceRoutes.search, async ({ platform, actor, query }) => {
    const page = await findVoices(platform, actor, query);
    return {
      voices: await describeVoices(platform, actor, page.voices),
      has_more: page.hasMore,
      total_count: page.totalCount,
      next_page_token: page.nextPageToken ?? null,
    };
  }),
  handle(voiceRoutes.accents, async ({ query }) => ({ accents: listAccents(query) })),
  handle(voiceRoutes.defaultSettings, async () => defaultVoiceSettings),
  handle(voiceRoutes.get, async ({ platform, actor, params, query }) => {
    const voice = await getVoice(platform, actor, params.voiceId);
    const [answer] = await describeVoices(platform, actor, [voice], query);
    return answer!;
  }),
  handle(voiceRoutes.settings, async ({ platform, actor, params }) => {
    const voice = await getVoice(platform, actor, params.voiceId);
    return voice.settings ?? defaultVoiceSettings;
  }),
  handle(voiceRoutes.editSettings, async ({ platform, actor, params, body }) => {
    await editVoiceSettings(platform, actor, { voiceId: params.voiceId, given: body });
    return { status: 'ok' as const };
  }),
];
