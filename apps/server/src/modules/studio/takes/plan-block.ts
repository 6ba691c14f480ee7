import { edit, type OutputFormat, outputFormat } from '@mynah/audio';
import type { SpeechPart } from '@mynah/engine-spec';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { LoudnessMatch, type PlannedTurn, planTurns } from '../../speech/dialogue/index.ts';
import { planning, type tracks } from '../../speech/speaking/index.ts';
import * as library from '../../voices/library/index.ts';
import { normalizationOf } from './content-hash.ts';
import type { BlockText, SpokenProject } from './spoken-project.ts';
import { deliveryOf, type Stretch, stretchesOf } from './stretches.ts';

interface PlanBlockOptions {
  /** What stands around it, which it is read in the light of. */
  context: { before?: string | undefined; after?: string | undefined };
  seed: number;
  requestId: string;
  /** Nobody hears it while it is made. */
  whole: boolean;
}

/** Engines look at a sentence or two. */
const contextLength = 200;

/**
 * Decides everything about the sound of a block before it is made: a voice or several in one sound, kept at the rate
 * of the engine.
 * @throws Failure `input_text_empty`, `voice_not_found`, `pronunciation_dictionary_not_found`, ...
 */
export async function planBlock(
  platform: Platform,
  actor: Actor,
  spoken: SpokenProject,
  block: BlockText,
  { context, seed, requestId, whole }: PlanBlockOptions,
): Promise<planning.PlannedSpeech> {
  const stretches = stretchesOf(block, spoken.cast);
  const text = stretches.map((stretch) => stretch.text).join('');
  const setups = await planSetups(platform, actor, { spoken, stretches, seed, text });
  const inputs = stretches.map((stretch) => ({ text: stretch.text, voiceId: deliveryOf(stretch) }));
  const turns = planTurns(inputs, setups, { whole });
  const [first, ...others] = turns;
  if (!first) throw planning.emptyText('text');
  const [speaker, ...speakers] = [speakerOf(first), ...others.map(speakerOf)] as const;
  const around = { text, context: spoken.model.takesContext ? context : {}, whole };
  return planning.toPlannedSpeech(
    platform,
    { ...first.setup, format: soundOfTakes(speaker.sampleRateHz) },
    {
      requestId,
      item: { text },
      lines: inputs.map((input) => ({ text: input.text, voice: setups.get(input.voiceId)!.voice })),
      speakers: [speaker, ...speakers],
      calls: callsOf(turns, around),
      ...(turns.length > 1 && { shape: shapeOf(turns, stretches) }),
      again: undefined,
    },
  );
}

/** Brings the voices of a block to one loudness, but for what the cast says of them. */
function shapeOf(
  turns: readonly PlannedTurn[],
  stretches: readonly Stretch[],
): NonNullable<planning.PlannedSpeech['shape']> {
  const match = new LoudnessMatch();
  const gains = new Map(stretches.map((stretch) => [deliveryOf(stretch), stretch.gainDb]));
  const gainOf = new Map(
    turns.flatMap(({ input, segments }) =>
      segments.map((segment) => [segment, gains.get(input.voiceId) ?? 0] as const),
    ),
  );
  return (spoken) => louder(match.shape(spoken), gainOf.get(spoken.segment.segment) ?? 0);
}

async function* louder(parts: AsyncIterable<SpeechPart>, gainDb: number): AsyncGenerator<SpeechPart> {
  for await (const part of parts)
    yield part.type === 'audio' && gainDb !== 0
      ? { ...part, samples: edit.applyGain(part.samples.slice(), gainDb) }
      : part;
}

const speakerOf = ({ setup, segments }: PlannedTurn) => setup.voice.speakerFor(segments[0]!.language);

interface Speaking {
  spoken: SpokenProject;
  stretches: readonly Stretch[];
  seed: number;
  text: string;
}

/** Each voice in each delivery once. What is asked of shared voices is asked before anything is made. */
async function planSetups(
  platform: Platform,
  actor: Actor,
  { spoken, stretches, seed, text }: Speaking,
): Promise<Map<string, planning.SpeechSetup>> {
  const { project } = spoken;
  const setups = new Map<string, planning.SpeechSetup>();
  const warnings = new planning.Warnings();
  for (const stretch of stretches) {
    const key = deliveryOf(stretch);
    const setup =
      setups.get(key) ??
      (await planning.planSetup(
        platform,
        actor,
        {
          voiceId: stretch.voiceId,
          text: stretch.text,
          modelId: project.defaultModelId,
          ...(project.language !== null && { languageCode: project.language }),
          voiceSettings: stretch.settings,
          pronunciationDictionaryLocators: project.dictionaries,
          seed,
          applyTextNormalization: normalizationOf(project, text),
          // what every plan has; a take is kept in a form of its own
          outputFormat: 'mp3_44100_128',
          enableLogging: true,
        },
        warnings,
      ));
    setups.set(key, setup);
    await library.checkSharedText(platform, actor, { terms: setup.voice.terms, text: stretch.text });
  }
  return setups;
}

interface Around {
  text: string;
  context: PlanBlockOptions['context'];
  whole: boolean;
}

function* callsOf(
  turns: readonly PlannedTurn[],
  { text, context, whole }: Around,
): Generator<tracks.EngineCall> {
  let firstIndex = 0;
  for (const { setup, segments } of turns) {
    const start = segments[0]!.sourceStart;
    const end = segments.at(-1)!.sourceEnd;
    const before = `${context.before ?? ''} ${text.slice(0, start)}`.trim().slice(-contextLength);
    const after = `${text.slice(end)} ${context.after ?? ''}`.trim().slice(0, contextLength);
    yield* planning.planCalls(segments, setup, {
      source: text,
      context: { ...(before && { before }), ...(after && { after }) },
      firstIndex,
      // only the first sound is waited for
      whole: whole || firstIndex > 0,
    });
    firstIndex += segments.length;
  }
}

/** What takes are kept in: WAV at the rate of whatever engine made them, whether or not the API offers that rate. */
export const soundOfTakes = (sampleRateHz: number): OutputFormat => ({
  ...outputFormat('wav_24000'),
  name: `wav_${sampleRateHz}`,
  sampleRateHz,
});
