import { edit, joinSamples } from '@mynah/audio';
import { cloningEngine } from '@mynah/engine-cloning';
import { definitionOf, leadingVoice, type VoiceDefinition } from '@mynah/engine-spec';
import type { CloneStep, CloningRequest } from '@mynah/engine-spec/tasks';
import { wordErrorRate } from '@mynah/engine-spec/word-error-rate';
import { whisperTranscription } from '@mynah/engine-whisper';
import type { QualityGround } from '../../quality-part.ts';
import { type Person, rateHz } from './speakers.ts';

/** What each clone says: other words than the samples, in the samples' language where the engine speaks it. */
const said: Record<string, readonly string[]> = {
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
  sampleSeconds: number;
  base: Judged;
  first: Judged;
  refined: Judged;
  professional?: Judged;
  refineProcessorSeconds: number;
  professionalProcessorSeconds?: number;
}

export type Likeness = (samples: Float32Array) => Promise<number>;

/** Clones somebody as the server would, and judges each stage. */
export async function measureClone(
  ground: QualityGround,
  person: Person,
  options: { likeness: Likeness; professional: boolean },
): Promise<Clone> {
  const { samples, language, ownVoice } = person;
  const short = samples.subarray(0, 60 * rateHz);
  const without = ownVoice ? [ownVoice] : [];
  // loads the engine, so that the first person does not pay for it
  await step(ground, { kind: 'examine', samples: short.subarray(0, 3 * rateHz) }).catch(() => undefined);
  const began = performance.now();
  const first = await timed(() => step(ground, { kind: 'instant', samples: short, language, without }));
  const firstSeconds = (performance.now() - began) / 1000;
  const refined = await timed(() => refine(ground, first.value, 'instant'));
  const judge = (definition: VoiceDefinition) => judgeVoice(ground, definition, language, options.likeness);
  const stock = first.value.definition.timbre.voices[0]!.voice;
  const lead = leadingVoice(first.value.definition);
  const clone: Clone = {
    firstSeconds,
    firstProcessorSeconds: first.seconds,
    sampleSeconds: short.length / rateHz,
    base: better(await judge(definitionOf(stock)), await judge(definitionOf(lead))),
    first: await judge(first.value.definition),
    refined: await judge(refined.value.definition),
    refineProcessorSeconds: refined.seconds,
  };
  if (!options.professional) return clone;
  const professional = await timed(() => refine(ground, refined.value, 'professional'));
  return {
    ...clone,
    professional: await judge(professional.value.definition),
    professionalProcessorSeconds: professional.seconds,
  };
}

/** The floor of likeness is the nearer of the two voices that a clone is made of, that of words the one whose manner it has. */
const better = (timbre: Judged, manner: Judged): Judged => ({
  alike: Math.max(timbre.alike, manner.alike),
  errors: manner.errors,
});

async function refine(
  ground: QualityGround,
  from: CloneStep,
  grade: 'instant' | 'professional',
): Promise<CloneStep> {
  let at = from;
  do at = await step(ground, { kind: 'refine', grade, state: at.state });
  while (at.progress < 1);
  return at;
}

async function step(ground: QualityGround, request: CloningRequest): Promise<CloneStep> {
  const [part] = await ground.run(cloningEngine, request);
  if (part?.type !== 'clone') throw new Error('No clone was made.');
  return part;
}

async function judgeVoice(
  ground: QualityGround,
  definition: VoiceDefinition,
  language: string,
  likeness: Likeness,
): Promise<Judged> {
  const spoken = said[language] ? language : 'en';
  const blocks: Float32Array[] = [];
  let errors = 0;
  let words = 0;
  for (const text of said[spoken]!) {
    const voice = leadingVoice(definition);
    const { samples } = await ground.speak(text, { voice, definition, language: spoken });
    const count = text.split(/\s+/u).length;
    errors += count * wordErrorRate(text, await hear(ground, samples, spoken));
    words += count;
    blocks.push(samples);
  }
  return { alike: await likeness(joinSamples(blocks)), errors: errors / words };
}

async function hear(ground: QualityGround, samples: Float32Array, language: string): Promise<string> {
  const heard = edit.resample(samples, rateHz, 16_000);
  const parts = await ground.run(whisperTranscription, { samples: heard, language, wordTimes: false });
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join(' ');
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; seconds: number }> {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, seconds: (user + system) / 1e6 };
}
