import { z } from 'zod';
import { bytes, json, route } from '../route.ts';

/** What strangers can hear before they have an account: made by the engines of this very server. */
export const exampleTools = ['voice-changer', 'voice-isolator', 'voice-cloning'] as const;
export type ExampleTool = (typeof exampleTools)[number];

const side = z.object({
  /** Who speaks or what is heard, in a few words. */
  name: z.string(),
  /** Base64, one byte for each of 800 stretches. */
  peaks: z.string(),
});

export const example = z.object({
  tool: z.enum(exampleTools),
  /** What is said. */
  text: z.string(),
  duration_ms: z.number(),
  /** The engine that made `after` of `before`. */
  engine: z.string(),
  before: side,
  after: side,
});
export type Example = z.infer<typeof example>;

const tool = z.object({ tool: z.enum(exampleTools) });

export const exampleRoutes = {
  get: route({
    id: 'examples.get',
    method: 'GET',
    path: '/v1/examples/{tool}',
    summary: 'Get an example of a tool, before and after; generated on first request',
    access: 'public',
    internal: true,
    params: tool,
    answer: json(example),
  }),
  audio: route({
    id: 'examples.audio',
    method: 'GET',
    path: '/v1/examples/{tool}/{side}',
    summary: 'Get the before or after audio of an example as mp3',
    access: 'public',
    internal: true,
    params: tool.extend({ side: z.enum(['before', 'after']) }),
    answer: bytes('audio/mpeg'),
  }),
};
