import { z } from 'zod';
import { bytes, route } from '../route.ts';
import { id, optional } from '../wire.ts';
import { downloadFormats, subtitleFormats } from './download-formats.ts';

export const mostDownloadItems = 1000;

export const downloadRoutes = {
  download: route({
    id: 'history.download',
    method: 'POST',
    path: '/v1/history/download',
    summary: 'Download one item as audio, or several as a zip file',
    access: 'speech_history_read',
    body: z.object({
      history_item_ids: z.array(id).min(1).max(mostDownloadItems),
      output_format: optional(z.enum(downloadFormats)),
      /** Files of the words and their times beside each sound, in a zip; a sound without timings has none. */
      subtitles: optional(z.array(z.enum(subtitleFormats)).max(subtitleFormats.length)),
      /** Title, voice, text and settings in the files that can hold them. On unless it is turned off. */
      tags: optional(z.boolean()),
    }),
    answer: bytes('application/zip', 'audio/mpeg', 'audio/wav', 'audio/pcm', 'audio/basic', 'audio/ogg'),
  }),
  subtitles: route({
    id: 'history.subtitles',
    method: 'GET',
    path: '/v1/history/{history_item_id}/subtitles',
    summary: 'Get the words of an item with their timings as SubRip, WebVTT or JSON',
    access: 'speech_history_read',
    params: z.object({ history_item_id: id }),
    query: z.object({ format: z.enum(subtitleFormats).default('srt') }),
    answer: bytes('application/x-subrip', 'text/vtt', 'application/json'),
  }),
};
