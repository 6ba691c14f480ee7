import { z } from 'zod';
import { bytes, route } from './route.ts';
import { id, optional } from './wire.ts';

/** HIS-008: `default` is the stored form. */
const downloadFormats = ['default', 'wav'] as const;

export const downloadRoutes = {
  download: route({
    id: 'history.download',
    method: 'POST',
    path: '/v1/history/download',
    summary: 'Download one item as audio, several as a zip',
    access: 'speech_history_read',
    body: z.object({
      history_item_ids: z.array(id).min(1).max(1000),
      output_format: optional(z.enum(downloadFormats)),
    }),
    answer: bytes('application/zip', 'audio/mpeg', 'audio/wav'),
  }),
};
