import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, optional } from '../wire.ts';
import { podcastScales, projectNormalizations, qualityPresets, scriptWriters } from './project-values.ts';
import { project } from './projects.ts';

/** A podcast from texts and pages: a script that is written in the background, and spoken. */

const source = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string().trim().min(1).max(500_000) }),
  z.object({ type: z.literal('url'), url: z.url().max(2000) }),
]);

const mode = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('conversation'),
    conversation: z.object({ host_voice_id: id, guest_voice_id: id }),
  }),
  z.object({ type: z.literal('bulletin'), bulletin: z.object({ host_voice_id: id }) }),
]);

const spoken = optional(z.string().trim().max(1500));

export const createPodcastBody = z.object({
  model_id: z.string().min(1).max(100),
  mode,
  source: z.union([source, z.array(source).min(1).max(20)]),
  quality_preset: optional(z.enum(qualityPresets)),
  duration_scale: z.enum(podcastScales).default('default'),
  /** ISO 639-1; found out where it is left out. */
  language: optional(z.string().length(2)),
  intro: spoken,
  outro: spoken,
  instructions_prompt: optional(z.string().trim().max(3000)),
  highlights: optional(z.array(z.string().min(10).max(70)).max(20)),
  callback_url: optional(z.url().max(2000)),
  apply_text_normalization: optional(z.enum(projectNormalizations)),
});

export const podcastRoutes = {
  create: route({
    id: 'podcasts.create',
    method: 'POST',
    path: '/v1/studio/podcasts',
    summary: 'Create a podcast from texts and web pages and convert it to audio',
    access: 'projects_write',
    body: createPodcastBody,
    /** `written_by`, beyond the compatible API: who will write the script. */
    answer: json(z.object({ project, written_by: z.enum(scriptWriters) })),
  }),
};
