import { voiceSampleRoutes as routes } from '@mynah/contract/voices/voice-samples';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { deleteSample, getSample } from './actions/delete-sample.ts';

export const sampleRoutes = [
  handle(routes.audio, async ({ platform, actor, params, header, setHeader }) => {
    const { soundBlob, sizeBytes, contentType } = await getSample(platform, actor, params);
    // what people upload is played, never opened as a page
    setHeader('content-disposition', 'attachment');
    const open = (range?: { start: number; end: number }) => platform.blobs.stream(soundBlob, range);
    return answerFile({ contentType, sizeBytes, open }, { range: header('range'), setHeader });
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await deleteSample(platform, actor, params);
    return { status: 'ok' as const };
  }),
];
