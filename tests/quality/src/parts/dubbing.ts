import { edit, joinSamples } from '@mynah/audio';
import { kokoroVoices } from '@mynah/engine-kokoro/voices';
import { speakerId } from '@mynah/engine-speaker-id';
import { siSdrDb } from '@mynah/engine-spec/conformance';
import { wordErrorRate } from '@mynah/engine-spec/word-error-rate';
import { whisperTranscription } from '@mynah/engine-whisper';
import type { QualityContext, QualityResult } from '../quality-part.ts';
import { HEARING_RATE_HZ } from '../recordings.ts';
import { errorOf } from './diarization-error.ts';
import { type Dialogue, makeDialogue, rateHz } from './dubbing/dialogue.ts';
import { type DubbedDialogue, dubByServer } from './dubbing/dubbed-by-server.ts';

const target = 'pt';
const method = `A dialogue of two voices of our own, eight lines over soft chords of our own 18 dB below them, dubbed
from English into Portuguese by the server as people start it, with its own engines and nothing by hand: separated by
DeepFilterNet, heard by Whisper base, translated by Bergamot, spoken by clones of the two. Begin: where a line of the dub
stands against where the known line begins. Overrun: how much of it still sounds when the next line begins. Round trip:
the takes heard by Whisper base against the translation that they were to say. Likeness: cosine of the speaker-id vectors
of all that a speaker says in the dub and in the original, beside the nearest of the stock voices, which says the same
sentence in English.`;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** What a dubbing makes of a dialogue that is known to the sample. */
export async function dubbingPart(context: QualityContext): Promise<QualityResult> {
  const dialogue = await makeDialogue(context);
  const dubbed = await dubByServer(context, dialogue.mixed, target);
  const seconds = dialogue.mixed.length / rateHz;
  return {
    method,
    tables: [
      {
        title: `A dialogue of ${seconds.toFixed(0)} s, from English into Portuguese`,
        note: `Made in ${dubbed.seconds.toFixed(0)} s beside other work. “Kept” is SI-SDR of the background against the music before the voices were added; the floor is the mixture as it is.`,
        columns: ['figure', 'value', 'beside'],
        rows: [
          ...heardRows(dialogue, dubbed),
          ...(await spokenRows(context, dubbed)),
          keptRow(dialogue, dubbed),
        ],
      },
      {
        title: 'Likeness of the voices in the dub to their speakers',
        columns: ['speaker', 'dub', 'nearest stock voice'],
        rows: await likenessRows(context, dialogue, dubbed),
      },
    ],
  };
}

type Row = (string | number | undefined)[];

function heardRows({ lines }: Dialogue, { editor }: DubbedDialogue): Row[] {
  const speakers = editor.speakers.map(({ speaker_id }) => speaker_id);
  const found = editor.lines.map((line) => ({
    startMs: line.start_ms,
    endMs: line.end_ms,
    speaker: speakers.indexOf(line.speaker_id),
  }));
  const text = lines.map((line) => line.text).join(' ');
  const heard = editor.lines.map((line) => line.source_text).join(' ');
  const offsets = lines.map(({ startMs }) =>
    Math.min(
      ...editor.lines.map((line) => Math.abs((line.dub?.start_ms ?? Number.POSITIVE_INFINITY) - startMs)),
    ),
  );
  const within = offsets.filter((ms) => ms <= 100).length;
  const overruns = editor.lines.map((line) => {
    const next = Math.min(
      ...editor.lines.filter((other) => other.start_ms >= line.end_ms).map((other) => other.start_ms),
    );
    return Math.max(0, line.start_ms + (line.dub?.duration_ms ?? 0) - next);
  });
  const marked = editor.lines.filter(({ fit }) => fit === 'too_long').length;
  return [
    ['speakers', editor.speakers.length, 'of 2'],
    ['speaker errors', percent(errorOf(lines, found).rate), undefined],
    ['word errors before translation', percent(wordErrorRate(text, heard)), undefined],
    [
      'lines that begin within 100 ms',
      percent(within / lines.length),
      `worst ${Math.max(...offsets).toFixed(0)} ms`,
    ],
    [
      'overrun',
      `${Math.max(...overruns).toFixed(0)} ms`,
      `${marked} of ${editor.lines.length} marked as too long`,
    ],
  ];
}

const heardAs = (samples: Float32Array, fromHz: number): Float32Array =>
  edit.resample(samples, fromHz, HEARING_RATE_HZ);

async function spokenRows(context: QualityContext, { editor, takes }: DubbedDialogue): Promise<Row[]> {
  const [wanted, heard]: [string[], string[]] = [[], []];
  for (const { segment_id, text } of editor.lines) {
    const take = takes.get(segment_id);
    if (!take || text === null) continue;
    wanted.push(text);
    const samples = heardAs(take.samples, take.sampleRateHz);
    for (const part of await context.run(whisperTranscription, {
      samples,
      language: target,
      wordTimes: false,
    }))
      if (part.type === 'text') heard.push(part.text);
  }
  return [
    ['word errors of the round trip', percent(wordErrorRate(wanted.join(' '), heard.join(' '))), undefined],
  ];
}

function keptRow({ music, mixed }: Dialogue, { background }: DubbedDialogue): Row {
  const length = Math.min(music.length, background.length);
  const kept = siSdrDb(music.subarray(0, length), background.subarray(0, length));
  return ['background kept', `${kept.toFixed(1)} dB`, `floor ${siSdrDb(music, mixed).toFixed(1)} dB`];
}

async function likenessRows(
  context: QualityContext,
  { lines, speech }: Dialogue,
  { editor, takes }: DubbedDialogue,
): Promise<Row[]> {
  const vectorOf = async (samples: Float32Array): Promise<Float32Array> => {
    const [part] = await context.run(speakerId, { stretches: [samples] });
    return part!.vector;
  };
  const originals = [0, 1].map((speaker) =>
    joinSamples(
      lines
        .filter((line) => line.speaker === speaker)
        .map(({ startMs, endMs }) => speech.slice((startMs * rateHz) / 1000, (endMs * rateHz) / 1000)),
    ),
  );
  const stock: Float32Array[] = [];
  for (const { id } of kokoroVoices) {
    // the two of the dialogue are people here
    if (id === 'af_heart' || id === 'am_michael') continue;
    const { samples, sampleRateHz } = await context.speak(lines[0]!.text, { voice: id, language: 'en-US' });
    stock.push(await vectorOf(heardAs(samples, sampleRateHz)));
  }
  const rows: Row[] = [];
  for (const [speaker, original] of originals.entries()) {
    const own = await vectorOf(heardAs(original, rateHz));
    const theirs = editor.lines.filter((line) => speakerAt(lines, line) === speaker);
    const said = theirs.flatMap(({ segment_id }) => takes.get(segment_id) ?? []);
    const dubbed = joinSamples(said.map((take) => heardAs(take.samples, take.sampleRateHz)));
    const alike = dubbed.length > 0 ? cosine(own, await vectorOf(dubbed)) : undefined;
    const nearest = Math.max(...stock.map((vector) => cosine(own, vector)));
    rows.push([speaker === 0 ? 'woman' : 'man', alike?.toFixed(2), nearest.toFixed(2)]);
  }
  return rows;
}

/** Who really says a line that was found. */
function speakerAt(
  lines: Dialogue['lines'],
  { start_ms: start, end_ms: end }: { start_ms: number; end_ms: number },
): number | undefined {
  const shared = (line: Dialogue['lines'][number]): number =>
    Math.min(end, line.endMs) - Math.max(start, line.startMs);
  const best = lines.toSorted((one, other) => shared(other) - shared(one))[0];
  return best && shared(best) > 0 ? best.speaker : undefined;
}

const cosine = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0) /
  (Math.hypot(...one) * Math.hypot(...other) || 1);
