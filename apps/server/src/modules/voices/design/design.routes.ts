import { voiceDesignRoutes as routes } from '@mynah/contract/voices/voice-design';
import { answerFile, type Call, handle } from '../../../platform/http/index.ts';
import { describeVoices } from '../catalog/index.ts';
import { designVoice } from './actions/design-voice.ts';
import { mixVoices } from './actions/mix-voices.ts';
import { remixVoice } from './actions/remix-voice.ts';
import { savePreview } from './actions/save-preview.ts';
import { getPreviewSound } from './actions/stream-preview.ts';
import { toPreviews } from './design.view.ts';
import { previewFormat } from './preview-format.ts';
import { keptFormat } from './speak-preview.ts';

type DesignCall = Call<typeof routes.design | typeof routes.createPreviews>;

/** What design and remix have in common, in our own words. */
const wishOf = ({
  platform,
  actor,
  query,
  body,
}: Pick<DesignCall, 'platform' | 'actor' | 'query'> & {
  body: Omit<DesignCall['body'], 'modelId' | 'shouldEnhance' | 'quality' | 'referenceAudioBase64'>;
}) => ({
  description: body.voiceDescription,
  text: body.text,
  loudness: body.loudness,
  seed: body.seed,
  guidance: body.guidanceScale,
  isStreamed: body.streamPreviews,
  promptStrength: body.promptStrength,
  format: previewFormat(platform, actor, query.outputFormat),
});

async function design(call: DesignCall) {
  const { platform, actor, body, signal, setHeader } = call;
  const { modelId, quality, shouldEnhance: enhances, referenceAudioBase64 } = body;
  const wish = { ...wishOf(call), modelId, quality, enhances, referenceAudioBase64 };
  const round = await designVoice(platform, actor, wish, signal);
  setHeader('character-cost', round.credits);
  return toPreviews(round);
}

async function save({
  platform,
  actor,
  body,
  signal,
}: Call<typeof routes.save | typeof routes.saveByOlderName>) {
  const { voiceName: name, voiceDescription: description, generatedVoiceId, ...others } = body;
  const { playedNotSelectedVoiceIds: _, ...given } = others;
  const words = { ...given, name, description };
  const voice = await savePreview(platform, actor, { generatedVoiceId, words }, signal);
  const [answer] = await describeVoices(platform, actor, [voice]);
  return answer!;
}

export const designRoutes = [
  handle(routes.createPreviews, design),
  handle(routes.design, design),
  handle(routes.remix, async (call) => {
    const { platform, actor, params, signal, setHeader } = call;
    const round = await remixVoice(platform, actor, { ...wishOf(call), ...params }, signal);
    setHeader('character-cost', round.credits);
    return toPreviews(round);
  }),
  handle(routes.stream, async ({ platform, actor, params, signal, header, setHeader }) => {
    const blob = await getPreviewSound(platform, actor, params.generatedVoiceId, signal);
    const sizeBytes = (await platform.blobs.size(blob)) ?? 0;
    const open = (range?: { start: number; end: number }) => platform.blobs.stream(blob, range);
    const { contentType } = keptFormat;
    return answerFile({ contentType, sizeBytes, open }, { range: header('range'), setHeader });
  }),
  handle(routes.save, save),
  handle(routes.saveByOlderName, save),
  handle(routes.mix, async ({ platform, actor, query, body, signal, setHeader }) => {
    const format = previewFormat(platform, actor, query.outputFormat);
    const round = await mixVoices(platform, actor, { ...body, format }, signal);
    setHeader('character-cost', round.credits);
    return toPreviews(round);
  }),
];
