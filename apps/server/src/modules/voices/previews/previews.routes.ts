import { voiceRoutes } from '@mynah/contract/voices/voices';
import { type BytesAnswer, handle } from '../../../platform/http/index.ts';
import { getPreview } from './actions/render-preview.ts';

export const voicePreviewRoutes = [
  handle(voiceRoutes.preview, async (call): Promise<BytesAnswer> => {
    const { platform, params, query } = call;
    const key = await getPreview(platform, { ...params, token: query.token }, call.signal);
    call.setHeader('cache-control', `${query.token ? 'private' : 'public'}, max-age=86400`);
    return { contentType: 'audio/mpeg', body: await platform.blobs.get(key) };
  }),
];
