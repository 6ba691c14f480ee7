import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineFailure } from '@mynah/engine-spec';
import type {
  MusicPart,
  MusicRequest,
  MusicStep,
  TaskEngine,
  TaskEngineHome,
} from '@mynah/engine-spec/tasks';
import { type BasicSoundBank, SoundBankLoader } from 'spessasynth_core';
import { factsOf } from './plan/facts.ts';
import { planSong } from './plan/plan-song.ts';
import { stepsOf } from './plan/steps.ts';
import { type StemName, stemRoles } from './render/channels.ts';
import { renderStep } from './render/render-step.ts';
import { readSong } from './score/song.ts';

/** Composes by rule and renders with the sound bank. */
export async function openArranger(home: TaskEngineHome): Promise<TaskEngine<'music'>> {
  let bank: BasicSoundBank | undefined;
  const getBank = async () => {
    bank ??= await loadBank(home);
    return bank;
  };
  return {
    async *run(request, signal) {
      if (request.type === 'plan') yield { type: 'plan', plan: planSong(request) };
      else if (request.type === 'outline') yield outlineOf(request);
      else yield* soundOf(request, await getBank(), signal);
    },
    async dispose() {
      bank = undefined;
    },
  };
}

/** Plans need no sounds, so the bank is read when the first step is rendered. */
async function loadBank(home: TaskEngineHome): Promise<BasicSoundBank> {
  const folder = home.packFolder('musescore-general');
  if (!folder) throw new EngineFailure('unavailable', 'The sound bank isn’t installed on this machine.');
  const file = await readFile(join(folder, 'bank.sf3'));
  return SoundBankLoader.fromArrayBuffer(Uint8Array.from(file).buffer);
}

function outlineOf({ plan, seed }: Extract<MusicRequest, { type: 'outline' }>): MusicPart {
  return { type: 'outline', facts: factsOf(plan, seed), steps: stepsOf(readSong(plan, seed)) };
}

async function* soundOf(
  { plan, seed, step, stem }: Extract<MusicRequest, { type: 'audio' }>,
  bank: BasicSoundBank,
  signal: AbortSignal,
): AsyncGenerator<MusicPart> {
  const song = readSong(plan, seed);
  const only = stem === undefined ? undefined : new Set(rolesOf(stem));
  const steps: readonly MusicStep[] = step ? [step] : stepsOf(song);
  for (const one of steps) {
    const section = song.sections[one.section];
    if (!section) throw new EngineFailure('unsupported', `The plan has no section ${one.section}.`);
    const { left, right } = await renderStep(song, one, { bank, only, signal });
    if (signal.aborted) return;
    yield { type: 'audio', startMs: section.startMs + one.fromMs, left, right };
  }
}

function rolesOf(stem: string): (typeof stemRoles)[StemName] {
  if (Object.hasOwn(stemRoles, stem)) return stemRoles[stem as StemName];
  throw new EngineFailure('unsupported', `There is no stem "${stem}".`);
}
