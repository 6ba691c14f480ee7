import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { delivery } from './editing.ts';
import { studioLimits } from './project-values.ts';

/** Who speaks in a project, each named once: to cast somebody anew is one change (the API's `project_voice_ref_id`). */

const alias = z.string().trim().min(1).max(studioLimits.name);

export const castVoice = z.object({
  project_voice_ref_id: z.string(),
  /** `Anna` */
  alias: z.string(),
  voice_id: z.string(),
  settings: delivery.nullable(),
  /** dB that the voice is louder or softer than measured. */
  volume_gain: z.number(),
  /** Stretches of text that are theirs, and their characters. */
  nodes: z.int(),
  characters: z.int(),
});
export type CastVoice = z.infer<typeof castVoice>;

/** A stretch of quoted speech, and who seems to say it. */
export const foundLine = z.object({
  chapter_id: z.string(),
  block_id: z.string(),
  /** Characters of the block's whole text. */
  start: z.int(),
  end: z.int(),
  text: z.string(),
  /** As the text names them; null where it does not say. */
  speaker: z.string().nullable(),
});
export type FoundLine = z.infer<typeof foundLine>;

const ofProject = z.object({ project_id: id });
const ofCastVoice = ofProject.extend({ project_voice_ref_id: id });
const settings = delivery.nullable().default(null);
const volumeGain = z.number().min(-12).max(12).default(0);

export const castRoutes = {
  list: route({
    id: 'studio-cast.list',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/voices',
    summary: 'List the cast of a project',
    access: 'projects_read',
    internal: true,
    params: ofProject,
    answer: json(z.object({ voices: z.array(castVoice) })),
  }),
  add: route({
    id: 'studio-cast.add',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/voices',
    summary: 'Name somebody who speaks in a project, and the voice that plays them',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    body: z.object({ alias, voice_id: id, settings, volume_gain: volumeGain }),
    answer: json(castVoice),
  }),
  update: route({
    id: 'studio-cast.update',
    method: 'PATCH',
    path: '/v1/studio/projects/{project_id}/voices/{project_voice_ref_id}',
    summary: 'Rename somebody of the cast, or give them another voice; all of their lines follow',
    access: 'projects_write',
    internal: true,
    params: ofCastVoice,
    body: z.object({
      alias: optional(alias),
      voice_id: optional(id),
      settings: delivery.nullable().optional(),
      volume_gain: z.number().min(-12).max(12).optional(),
    }),
    answer: json(castVoice),
  }),
  remove: route({
    id: 'studio-cast.remove',
    method: 'DELETE',
    path: '/v1/studio/projects/{project_id}/voices/{project_voice_ref_id}',
    summary: 'Take somebody out of the cast; their lines keep the voice',
    access: 'projects_write',
    internal: true,
    params: ofCastVoice,
    answer: json(ok),
  }),
  findLines: route({
    id: 'studio-cast.find-lines',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/quoted-lines',
    summary: 'Find quoted speech that the narrator reads, and who seems to say it',
    access: 'projects_read',
    internal: true,
    params: ofProject,
    query: z.object({ chapter_id: id.optional() }),
    answer: json(z.object({ lines: z.array(foundLine) })),
  }),
};
