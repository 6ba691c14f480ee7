import type { SpeechRequest } from '@mynah/engine-spec';
import type { TaskName } from '@mynah/engine-spec/tasks';
import { voiceDefinition } from '@mynah/engine-spec/voice-definition';
import { z } from 'zod';
import type { SpeechEngineInfo } from '../speech-pool.ts';
import { urgencies } from '../urgency.ts';

/**
 * How a server and an engine on another machine talk. `speak` takes JSON, `run` a value with samples
 * (`wire-value.ts`); both answer with frames (`engine-frames.ts`).
 */
export const enginePaths = { describe: 'engines', speak: 'speak', run: 'run' } as const;

/** Both sides must be of one kind: another protocol is refused in a sentence, not in wrong sound. */
export const engineProtocol = 3;

/** The engine shows itself so often while a segment waits or is spoken; silent for longer, it is taken for gone. */
export const beatEveryMs = 500;
export const silenceAllowedMs = 10_000;

const engineInfo: z.ZodType<SpeechEngineInfo> = z.object({
  name: z.string(),
  sampleRateHz: z.int().positive(),
  voices: z.array(
    z.object({
      id: z.string(),
      displayName: z.string(),
      description: z.string(),
      labels: z.object({
        gender: z.enum(['female', 'male', 'neutral']),
        age: z.enum(['young', 'middle_aged', 'old']),
        accent: z.string(),
        descriptive: z.string(),
        use_case: z.string(),
      }),
      language: z.string(),
      languages: z.array(z.string()),
      previewText: z.string(),
    }),
  ),
  capabilities: z.object({
    neural: z.boolean(),
    streams: z.boolean(),
    exactTimings: z.boolean(),
    delivery: z.array(z.enum(['stability', 'similarity', 'style', 'speakerBoost', 'speed'])),
    phonemes: z.boolean(),
    definitions: z.boolean(),
  }),
});

/** What `GET engines` answers. */
export const engineDescription = z.object({
  protocol: z.literal(engineProtocol),
  slots: z.int().positive(),
  waiting: z.int().min(0),
  engines: z.array(engineInfo).min(1),
  /** What it does besides speaking, best first for each task; both sides know these engines by name. */
  tasks: z.array(z.object({ task: z.string(), name: z.string() })),
});
export type EngineDescription = z.output<typeof engineDescription>;

/** Of `run`, with its samples: five minutes of speech are 20 MB. */
export const mostOrderBytes = 64 * 1024 * 1024;
/** So many steps an engine takes at once; further ones are told that it is busy before they are read. */
export const mostOrders = 32;

const share = z.number().min(0).max(1);

/** Strict: a field that this side does not know would change the sound if it were dropped. */
const speechRequest: z.ZodType<SpeechRequest> = z.strictObject({
  text: z.string().min(1).max(4_000),
  language: z.string(),
  voice: z.string(),
  definition: voiceDefinition.optional(),
  delivery: z.strictObject({
    stability: share,
    similarity: share,
    style: share,
    speakerBoost: z.boolean(),
    speed: z.number().positive(),
  }),
  seed: z.int().min(0).max(4_294_967_295),
  before: z.string().optional(),
  after: z.string().optional(),
  phonemes: z
    .array(z.strictObject({ start: z.int().min(0), end: z.int().min(0), ipa: z.string() }))
    .optional(),
  mode: z.enum(['first-sound', 'whole']),
});

/** Whose turn it is, in the one queue of all servers that use this engine. */
const turn = {
  caller: z.string(),
  answer: z.string().optional(),
  urgency: z.enum(urgencies).optional(),
};

/** What `POST speak` takes. */
export const speakOrder = z.strictObject({
  engine: z.string(),
  ...turn,
  request: speechRequest,
});
export type SpeakOrder = z.output<typeof speakOrder>;

const taskNames: Record<TaskName, true> = {
  transcription: true,
  alignment: true,
  'voice-activity': true,
  speaker: true,
  'voice-conversion': true,
  isolation: true,
  sound: true,
  music: true,
  embedding: true,
  translation: true,
  classification: true,
  recognition: true,
  pronunciation: true,
  cloning: true,
};
/** All there are: the pool and its description go through them. */
export const allTasks = Object.keys(taskNames) as TaskName[];

/** What `POST run` takes. The request is the engine's to judge: it comes from a server of the same version. */
export const runOrder = z.strictObject({
  task: z.enum(allTasks),
  /** The best one when absent. */
  engine: z.string().optional(),
  ...turn,
  waitsForModel: z.boolean().optional(),
  request: z.unknown(),
});
export type RunOrder = z.output<typeof runOrder>;
