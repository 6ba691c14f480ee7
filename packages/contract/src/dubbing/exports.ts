import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { id, ok } from '../wire.ts';
import { languageTag, ofDubbing } from './dubbing.ts';
import { dubbingExportStates, exportTypes } from './dubbing-values.ts';

/** Files of a language of a dubbing as it is now. */

export const dubbingExport = z.object({
  export_id: z.string(),
  /** Null: the source. */
  language_code: z.string().nullable(),
  type: z.enum(exportTypes),
  file_name: z.string().nullable(),
  state: z.enum(dubbingExportStates),
  /** 0 to 1 */
  progress: z.number(),
  error: z.string().nullable(),
  size_bytes: z.int().nullable(),
  created_at_unix: z.int(),
});
export type DubbingExport = z.infer<typeof dubbingExport>;

const path = '/v1/dubbing/{dubbing_id}/exports';
const ofExport = ofDubbing.extend({ export_id: id });

export const dubbingExportRoutes = {
  list: route({
    id: 'dubbing-exports.list',
    method: 'GET',
    path,
    summary: 'List the exports of a dubbing, newest first',
    access: 'dubbing_read',
    internal: true,
    params: ofDubbing,
    answer: json(z.object({ exports: z.array(dubbingExport) })),
  }),
  create: route({
    id: 'dubbing-exports.create',
    method: 'POST',
    path,
    summary: 'Make a file of a language of a dubbing',
    access: 'dubbing_write',
    internal: true,
    params: ofDubbing,
    body: z.object({ language_code: languageTag, type: z.enum(exportTypes) }),
    answer: json(dubbingExport),
  }),
  file: route({
    id: 'dubbing-exports.file',
    method: 'GET',
    path: `${path}/{export_id}/file`,
    summary: 'The file of an export of a dubbing',
    access: 'dubbing_read',
    internal: true,
    params: ofExport,
    answer: bytes('application/octet-stream'),
  }),
  remove: route({
    id: 'dubbing-exports.delete',
    method: 'DELETE',
    path: `${path}/{export_id}`,
    summary: 'Delete an export of a dubbing, or stop making it',
    access: 'dubbing_write',
    internal: true,
    params: ofExport,
    answer: json(ok),
  }),
};
