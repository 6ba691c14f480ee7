import { EngineFailure, seededRandom } from '@mynah/engine-spec';
import { defineTaskEngine, type MusicPlan, type MusicStep } from '@mynah/engine-spec/tasks';

const rateHz = 44_100;

/** Two sides of a tone, whose pitch the seed draws. */
function toneOf(seed: number, durationMs: number): { left: Float32Array; right: Float32Array } {
  const pitchHz = 200 + 400 * seededRandom(seed)();
  const left = Float32Array.from(
    { length: Math.round((durationMs * rateHz) / 1000) },
    (_, at) => 0.2 * Math.sin((2 * Math.PI * pitchHz * at) / rateHz),
  );
  return { left, right: left.map((sample) => -sample) };
}

/** Gives back what it got, half as loud: noise and all. */
export const quickIsolation = defineTaskEngine({
  task: 'isolation',
  name: 'quick-filter',
  packs: [],
  traits: { sampleRateHz: 48_000, leadMs: 0, tailMs: 0, stepMs: 10_000 },
  open: async () => ({
    async *run({ samples, leadSamples, tailSamples }, signal) {
      if (leadSamples + tailSamples > samples.length)
        throw new EngineFailure('unsupported', 'The lead is longer than the stretch.');
      if (signal.aborted) return;
      const kept = samples.subarray(leadSamples, samples.length - tailSamples);
      yield { type: 'audio', samples: kept.map((sample) => sample / 2) };
    },
    dispose: async () => {},
  }),
});

const planOf = (prompt: string, durationMs: number): MusicPlan => ({
  positiveStyles: [prompt.slice(0, 40)],
  negativeStyles: [],
  sections: [{ name: 'Tone', positiveStyles: [], negativeStyles: [], durationMs, lines: [] }],
});

/** Of the few that it knows, those that are asked for. */
const genresOf = ({ positiveStyles }: MusicPlan): string[] =>
  ['rock', 'jazz'].filter((genre) => positiveStyles.some((style) => style.includes(genre)));

const stepsOf = ({ sections }: MusicPlan): MusicStep[] =>
  sections.map(({ durationMs }, section) => ({ section, fromMs: 0, toMs: durationMs }));

/** Every section is a tone, and a step. */
export const quickMusic = defineTaskEngine({
  task: 'music',
  name: 'quick-tone',
  packs: [],
  traits: {
    sampleRateHz: rateHz,
    neural: false,
    sings: false,
    stems: ['drums', 'bass', 'melody', 'harmony'],
  },
  open: async () => ({
    async *run(request, signal) {
      if (signal.aborted) return;
      if (request.type === 'plan') {
        yield { type: 'plan', plan: request.source ?? planOf(request.prompt, request.lengthMs ?? 10_000) };
      } else if (request.type === 'outline') {
        const genres = genresOf(request.plan);
        const facts = { title: 'Tone', description: 'A tone', genres, vocals: false };
        yield { type: 'outline', facts, steps: stepsOf(request.plan) };
      } else {
        const { plan, seed, step } = request;
        for (const { section, fromMs, toMs } of step ? [step] : stepsOf(plan)) {
          if (signal.aborted) return;
          const before = plan.sections.slice(0, section);
          const startMs = before.reduce((sum, { durationMs }) => sum + durationMs, fromMs);
          yield { type: 'audio', startMs, ...toneOf((seed + section) >>> 0, toMs - fromMs) };
        }
      }
    },
    dispose: async () => {},
  }),
});
