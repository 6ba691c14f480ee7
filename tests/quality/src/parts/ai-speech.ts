import { join } from 'node:path';
import type { QualityPart } from '../quality-part.ts';
import { fingerprintTables } from './ai-speech/fingerprint-tables.ts';
import { readPeople } from './ai-speech/human-speech.ts';
import { chooseBands, judgeLeftOut } from './ai-speech/leave-out.ts';
import { likelihoodTables } from './ai-speech/likelihood-tables.ts';
import { readMachines } from './ai-speech/machine-speech.ts';
import { makeExamples } from './ai-speech/make-examples.ts';

const method =
  'Speech of our engines (Kokoro, hibari, eSpeak; twelve, one and four voices, seven languages) against recordings ' +
  'of people that Debian packages ship (19 sets of prompts, game dialogs and spoken descriptions in eleven languages), ' +
  'each as it is, as mp3 of 64 kbit/s, over a telephone, and in a room with noise as Ogg. Every likelihood is of a model ' +
  'that was trained without the engine, or without the makers of the recording; the bands were chosen on the same ' +
  'judgments, so that on other material the errors can be somewhat higher. Fingerprints are looked up among those of ' +
  'all other speech of the run. Chance is the floor; the ceiling is 100 % found and none falsely.';

/** What is known of where speech comes from, and how often that is wrong. */
export const measureAiSpeech: QualityPart = async (context) => {
  const ffmpeg = join(await context.pack('ffmpeg'), 'ffmpeg');
  const [people, machines] = [await readPeople(context), await readMachines(context)];
  context.tell('fingerprints…');
  const fingerprints = await fingerprintTables(ffmpeg, machines, people);
  context.tell('likelihoods…');
  const judged = judgeLeftOut(await makeExamples(ffmpeg, [...people, ...machines]));
  return { method, tables: [...fingerprints, ...likelihoodTables(judged, chooseBands(judged))] };
};
