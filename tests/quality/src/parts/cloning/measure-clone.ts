import { loadavg } from 'node:os';
import { edit, joinSamples } from '@mynah/audio';
import { cloningEngine } from '@mynah/engine-cloning';
import { definitionOf, leadingVoice, type VoiceDefinition } from '@mynah/engine-spec';
import type { CloneStep, CloningRequest } from '@mynah/engine-spec/tasks';
import { wordErrorRate } from '@mynah/engine-spec/word-error-rate';
import { whisperTranscription } from '@mynah/engine-whisper';
import type { QualityContext } from '../../quality-part.ts';
import type { Kept } from './kept.ts';
import { type Person, rateHz } from './speakers.ts';

/** What each clone says: other words than the samples, in the samples' language where the engine speaks it. */
export const said: Record<string, readonly string[]> = {
  en: [
    'Nobody had expected the old bridge to hold, and yet it carried every one of us across.',
    'She opened the window, looked down at the garden, and laughed for the first time that week.',
    'It was raining again, so we stayed at home and read until the fire went out.',
  ],
  fr: [
    'Personne ne pensait que le vieux pont tiendrait, et pourtant il nous a tous portés.',
    'Elle ouvrit la fenêtre, regarda le jardin et rit pour la première fois de la semaine.',
    'Pouvez-vous m’envoyer les chiffres avant la réunion de jeudi après-midi ?',
  ],
  it: [
    'Nessuno pensava che il vecchio ponte reggesse, eppure ci ha portati tutti dall’altra parte.',
    'Aprì la finestra, guardò il giardino e rise per la prima volta quella settimana.',
    'Può mandarmi i numeri finali prima della riunione di giovedì pomeriggio?',
  ],
};

/** A voice, how alike it is to the person, and how well it is understood. */
export interface Judged {
  alike: number;
  /** Share of words that are heard wrongly. */
  errors: number;
}

export interface Clone {
  /** Processor seconds and wall seconds to the first usable voice. */
  firstSeconds: number;
  firstProcessorSeconds: number;
  /** Processes that wanted a core of the machine meanwhile. */
  firstLoad: number;
  sampleSeconds: number;
  base: Judged;
  first: Judged;
  refined: Judged;
  professional?: Judged;
  refineProcessorSeconds: number;
  professionalProcessorSeconds?: number;
}

export type Similarity = (samples: Float32Array) => Promise<number>;

/** Clones somebody as the server would, and judges each stage. */
export async function measureClone(
  context: QualityContext,
  person: Person,
  options: { similarity: Similarity; professional: boolean; kept: Kept },
): Promise<Clone> {
  const { language } = person;
  const { similarity, kept } = options;
  const judge = (name: string, definition: VoiceDefinition) =>
    kept.once(`judged-${name}`, () => judgeVoice(context, definition, language, similarity));
  const first = await kept.once('first', () => cloneAtOnce(context, person));
  const [stock, lead] = [first.step.definition.timbre.voices[0]!.voice, leadingVoice(first.step.definition)];
  const base = better(await judge('stock', definitionOf(stock)), await judge('lead', definitionOf(lead)));
  const refined = await refine({ context, kept }, first.step, 'instant');
  const clone: Clone = {
    firstSeconds: first.wallSeconds,
    firstProcessorSeconds: first.seconds,
    firstLoad: first.load,
    sampleSeconds: Math.min(60, person.samples.length / rateHz),
    base,
    first: await judge('first', first.step.definition),
    refined: await judge('refined', refined.step.definition),
    refineProcessorSeconds: refined.seconds,
  };
  if (!options.professional) return clone;
  const professional = await refine({ context, kept }, refined.step, 'professional');
  return {
    ...clone,
    professional: await judge('professional', professional.step.definition),
    professionalProcessorSeconds: professional.seconds,
  };
}

/** A step, and the seconds of one processor that it took. */
interface Timed {
  step: CloneStep;
  seconds: number;
}

async function cloneAtOnce(
  context: QualityContext,
  { samples, language, ownVoice }: Person,
): Promise<Timed & { wallSeconds: number; load: number }> {
  const short = samples.subarray(0, 60 * rateHz);
  const without = ownVoice ? [ownVoice] : [];
  // loads the engine, so that the first person does not pay for it
  await take(context, { kind: 'examine', samples: short.subarray(0, 3 * rateHz) }).catch(() => undefined);
  const load = loadavg()[0]!;
  const began = performance.now();
  const timed = await take(context, { kind: 'instant', samples: short, language, without });
  return { ...timed, wallSeconds: (performance.now() - began) / 1000, load };
}

/** The floor of similarity is the nearer of the two voices that a clone is made of, that of words the one whose prosody it has. */
const better = (timbre: Judged, prosody: Judged): Judged => ({
  alike: Math.max(timbre.alike, prosody.alike),
  errors: prosody.errors,
});

/** Each step is kept, so that a search that was stopped goes on. */
async function refine(
  { context, kept }: { context: QualityContext; kept: Kept },
  from: CloneStep,
  grade: 'instant' | 'professional',
): Promise<Timed> {
  let at = await kept.find<Timed>(grade);
  while (!at || at.step.progress < 1) {
    const { state } = at?.step ?? from;
    const { step, seconds } = await take(context, { kind: 'refine', grade, state });
    at = { step, seconds: (at?.seconds ?? 0) + seconds };
    await kept.write(grade, at);
  }
  return at;
}

async function take(context: QualityContext, request: CloningRequest): Promise<Timed> {
  const before = process.cpuUsage();
  const [part] = await context.run(cloningEngine, request);
  const { user, system } = process.cpuUsage(before);
  if (part?.type !== 'clone') throw new Error('No clone was made.');
  return { step: part, seconds: (user + system) / 1e6 };
}

async function judgeVoice(
  context: QualityContext,
  definition: VoiceDefinition,
  language: string,
  similarity: Similarity,
): Promise<Judged> {
  const spoken = said[language] ? language : 'en';
  const blocks: Float32Array[] = [];
  let errors = 0;
  let words = 0;
  for (const text of said[spoken]!) {
    const voice = leadingVoice(definition);
    const { samples } = await context.speak(text, { voice, definition, language: spoken });
    context.signal.throwIfAborted();
    const count = text.split(/\s+/u).length;
    errors += count * wordErrorRate(text, await hear(context, samples, spoken));
    words += count;
    blocks.push(samples);
  }
  return { alike: await similarity(joinSamples(blocks)), errors: errors / words };
}

async function hear(context: QualityContext, samples: Float32Array, language: string): Promise<string> {
  const heard = edit.resample(samples, rateHz, 16_000);
  const parts = await context.run(whisperTranscription, { samples: heard, language, wordTimes: false });
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join(' ');
}
