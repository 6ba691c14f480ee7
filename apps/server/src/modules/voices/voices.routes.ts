import { defaultVoiceSettings, voiceRoutes } from '@mynah/contract/voices';
import { type BytesAnswer, handle } from '../../platform/http/index.ts';
import { editVoiceSettings } from './actions/edit-voice-settings.ts';
import { getVoice } from './actions/get-voice.ts';
import { findVoices, listVoices } from './actions/list-voices.ts';
import { getPreview } from './actions/render-preview.ts';
import { toVoice } from './voices.view.ts';

export const voicesRoutes = [
  handle(voiceRoutes.list, async ({ platform, actor, query }) => {
    const voices = await listVoices(platform, actor, query);
    const publicUrl = platform.publicUrl();
    return { voices: voices.map((voice) => toVoice(voice, { publicUrl, withSettings: true })) };
  }),
  handle(voiceRoutes.search, async ({ platform, actor, query }) => {
    const page = await findVoices(platform, actor, query);
    const publicUrl = platform.publicUrl();
    return {
      voices: page.voices.map((voice) => toVoice(voice, { publicUrl, withSettings: true })),
      has_more: page.hasMore,
      total_count: page.totalCount,
      next_page_token: page.nextPageToken ?? null,
    };
  }),
  handle(voiceRoutes.defaultSettings, async () => defaultVoiceSettings),
  handle(voiceRoutes.get, async ({ platform, actor, params, query }) =>
    toVoice(await getVoice(platform, actor, params.voiceId), {
      publicUrl: platform.publicUrl(),
      withSettings: query.withSettings,
    }),
  ),
  handle(voiceRoutes.settings, async ({ platform, actor, params }) => {
    const voice = await getVoice(platform, actor, params.voiceId);
    return voice.settings ?? defaultVoiceSettings;
  }),
  handle(voiceRoutes.editSettings, async ({ platform, actor, params, body }) => {
    await editVoiceSettings(platform, actor, { voiceId: params.voiceId, given: body });
    return { status: 'ok' as const };
  }),
  handle(voiceRoutes.preview, async ({ platform, params, signal, setHeader }): Promise<BytesAnswer> => {
    const key = await getPreview(platform, params.voiceId, signal);
    setHeader('cache-control', 'public, max-age=86400');
    return { contentType: 'audio/mpeg', body: await platform.blobs.get(key) };
  }),
];
