import { createReadStream, createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { measure } from '@mynah/audio';
import type { DubbingExportType } from '@mynah/contract/dubbing/dubbing-values';
import { threeLetters } from '@mynah/contract/speech/transcription-languages';
import { fetchBlob } from '../../../platform/blobs/file-blobs.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { TemporaryPath } from '../../../platform/files/temporary-file.ts';
import { decodeMedia, muxFilm, writeWithFfmpeg } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { zipItems } from '../../../platform/zip/zip-items.ts';
import { primaryOf } from '../dubbing.policy.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import type { DubbingExportRow } from '../exports.tables.ts';
import { mixFormat, mixLanguage, mixSpeech } from '../making/mix-language.ts';
import { mixedLines } from '../making/render-language.ts';
import { writeFlac, writeSound } from '../making/write-output.ts';
import { listTargets } from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';
import { readTranscript, sourceName, toTranscript, writeTranscript } from '../transcript-files.ts';
import { listClips } from './list-clips.ts';
import { writeEdl } from './write-edl.ts';

interface ExportOrder {
  dubbing: DubbingRow;
  /** Undefined: the source. */
  target: TargetRow | undefined;
  row: Pick<DubbingExportRow, 'type' | 'normalizesVolume'>;
  to: string;
  /** For what is made on the way. */
  folder: string;
  signal: AbortSignal;
}

interface WrittenFile {
  contentType: string;
  extension: string;
}

const facts: Readonly<Record<DubbingExportType, WrittenFile>> = {
  mp4: { contentType: 'video/mp4', extension: 'mp4' },
  mp4_languages: { contentType: 'video/mp4', extension: 'mp4' },
  aac: { contentType: 'audio/aac', extension: 'aac' },
  mp3: { contentType: 'audio/mpeg', extension: 'mp3' },
  wav: { contentType: 'audio/wav', extension: 'wav' },
  tracks_zip: { contentType: 'application/zip', extension: 'zip' },
  clips_zip: { contentType: 'application/zip', extension: 'zip' },
  zip: { contentType: 'application/zip', extension: 'zip' },
  srt: { contentType: 'application/x-subrip', extension: 'srt' },
  vtt: { contentType: 'text/vtt', extension: 'vtt' },
  json: { contentType: 'application/json', extension: 'json' },
  edl: { contentType: 'text/plain', extension: 'edl' },
};

/** Writes a file of a language as its lines are now. */
export async function writeExport(platform: Platform, order: ExportOrder): Promise<WrittenFile> {
  const { row, dubbing, to } = order;
  switch (row.type) {
    case 'srt':
    case 'vtt':
    case 'json':
    case 'edl':
      await writeFile(to, await textOf(platform, order, row.type));
      break;
    case 'tracks_zip':
    case 'clips_zip':
    case 'zip':
      await writeZip(platform, order, row.type);
      break;
    case 'mp4':
    case 'mp4_languages':
      if (!dubbing.hasPicture)
        throw new Failure('unprocessable', 'There is no film in this dubbing. Export the audio instead.');
      await writeFilm(platform, order, row.type === 'mp4' ? [] : await otherLanguages(platform, order));
      break;
    case 'aac':
    case 'mp3':
    case 'wav':
      await writeAudio(platform, order, row.type);
  }
  return facts[row.type];
}

async function textOf(
  platform: Platform,
  { dubbing, target }: ExportOrder,
  type: 'srt' | 'vtt' | 'json' | 'edl',
): Promise<string> {
  if (type === 'edl') return writeEdl(dubbing.name, target ? await listClips(platform, dubbing, target) : []);
  const said = await readTranscript(platform, dubbing, target?.language ?? sourceName);
  if (type !== 'json') return writeTranscript(said, type === 'vtt' ? 'webvtt' : 'srt');
  const source = target && (await readTranscript(platform, dubbing, sourceName));
  const both = { ...toTranscript(said), ...(source && { source: toTranscript(source) }) };
  return JSON.stringify(both, null, 2);
}

/** The whole sound of the export as FLAC, which everything else is made of. */
async function wholeSound(platform: Platform, order: ExportOrder): Promise<string> {
  const { dubbing, target, row, folder, signal } = order;
  const path = join(folder, `${target?.language ?? sourceName}.flac`);
  const fetched: TemporaryPath[] = [];
  const fetch = async (blob: string): Promise<string> => {
    const file = await fetchBlob(platform, blob, signal);
    fetched.push(file);
    return file.path;
  };
  try {
    const { backgroundBlob, duckingDb, durationMs, sourceBlob } = dubbing;
    const open = async () => {
      if (!target) {
        const from = await fetch(sourceBlob);
        return () => decodeMedia(platform, { path: from }, { ...mixFormat, keepsTime: true, signal });
      }
      const lines = await mixedLines(platform, dubbing, target);
      const background = backgroundBlob === null ? undefined : await fetch(backgroundBlob);
      return () => mixLanguage(platform, { lines, background, duckingDb, durationMs, signal });
    };
    const sound = await open();
    const normal = row.normalizesVolume ? await normalized(sound) : sound();
    await writeFlac(platform, normal, { to: path, signal });
    return path;
  } finally {
    for (const file of fetched) await file.remove();
  }
}

/** As loud as streaming services play it. */
const wantedLufs = -14;
const ceilingDb = -1;

/** Heard twice: to measure it, and to write it. */
async function normalized(open: () => AsyncIterable<Float32Array>): Promise<AsyncIterable<Float32Array>> {
  const meter = new measure.LoudnessMeter(mixFormat);
  const peak = new measure.TruePeakMeter(mixFormat);
  for await (const block of open()) {
    meter.write(block);
    peak.write(block);
  }
  const lufs = meter.lufs();
  if (!Number.isFinite(lufs)) return open();
  const gain = 10 ** (Math.min(wantedLufs - lufs, ceilingDb - peak.finish()) / 20);
  return (async function* () {
    for await (const block of open()) yield block.map((sample) => sample * gain);
  })();
}

async function writeAudio(
  platform: Platform,
  order: ExportOrder,
  type: 'aac' | 'mp3' | 'wav',
): Promise<void> {
  const { to, signal } = order;
  const from = await wholeSound(platform, order);
  if (type === 'aac') return writeAac(platform, from, { to, signal });
  await writeSound(platform, type, { from: { path: from }, to, signal });
}

async function writeAac(
  platform: Platform,
  from: string,
  { to, signal }: { to: string; signal: AbortSignal },
): Promise<void> {
  const { sampleRateHz, channels } = mixFormat;
  const input = (async function* () {
    for await (const block of decodeMedia(platform, { path: from }, { ...mixFormat, signal }))
      yield new Uint8Array(block.buffer, block.byteOffset, block.byteLength);
  })();
  const parameters = [
    ...['-v', 'error', '-y', '-protocol_whitelist', 'pipe', '-f', 'f32le', '-ar', String(sampleRateHz)],
    ...['-ac', String(channels), '-i', 'pipe:0', '-c:a', 'aac', '-b:a', '192k', '-f', 'adts', `file:${to}`],
  ];
  await writeWithFfmpeg(platform, parameters, { input, signal });
}

/** What a film has besides the language that was asked for: those that were made, and the original. */
async function otherLanguages(
  { db }: Platform,
  { dubbing, target }: ExportOrder,
): Promise<(TargetRow | undefined)[]> {
  const targets = await listTargets(db, [dubbing.id]);
  const made = targets.filter(({ id, outputRevision }) => outputRevision !== null && id !== target?.id);
  return [...made, ...(target ? [undefined] : [])];
}

/** With what is said as subtitles; each further language is a track of sound and one of subtitles. */
async function writeFilm(
  platform: Platform,
  order: ExportOrder,
  others: readonly (TargetRow | undefined)[],
): Promise<void> {
  const { dubbing, to, signal } = order;
  const film = await fetchBlob(platform, dubbing.sourceBlob, signal);
  try {
    const first = await writeTrack(platform, order);
    const tracks: (typeof first)[] = [];
    for (const language of others) tracks.push(await writeTrack(platform, { ...order, target: language }));
    await muxFilm(platform, {
      film: { path: film.path },
      sound: { path: first.path },
      soundName: first.name,
      tracks: tracks.map(({ path, name }) => ({ path, ...name })),
      subtitles: [first, ...tracks].map(({ subtitles, name }) => ({ path: subtitles, ...name })),
      container: 'mp4',
      to,
      signal,
    });
  } finally {
    await film.remove();
  }
}

/** The sound and the subtitles of one language, as files. */
async function writeTrack(platform: Platform, order: ExportOrder) {
  const { dubbing, target, folder } = order;
  const language = target?.language ?? dubbing.language;
  const subtitles = join(folder, `${target?.language ?? sourceName}.srt`);
  await writeFile(subtitles, await textOf(platform, order, 'srt'));
  const title = target?.language ?? `Original${language ? ` (${language})` : ''}`;
  return {
    path: await wholeSound(platform, order),
    subtitles,
    name: { title, ...(language && { language: threeLetters(primaryOf(language)) }) },
  };
}

/** Stems; every line as a clip of its own, with a list of where each belongs; or all of it. */
async function writeZip(
  platform: Platform,
  order: ExportOrder,
  type: 'tracks_zip' | 'clips_zip' | 'zip',
): Promise<void> {
  const { dubbing, target, folder, to, signal } = order;
  if (!target) throw new Failure('unprocessable', 'Only a dubbed language has tracks and clips.');
  const { blobs } = platform;
  const clips = await listClips(platform, dubbing, target);
  const text = async (form: 'srt' | 'vtt' | 'json' | 'edl') =>
    new TextEncoder().encode(await textOf(platform, order, form));
  const entries = async function* () {
    if (type !== 'clips_zip') {
      const speech = join(folder, 'speech.flac');
      const { durationMs, backgroundBlob: background } = dubbing;
      const lines = await mixedLines(platform, dubbing, target);
      await writeFlac(platform, mixSpeech(platform, { lines, durationMs, signal }), { to: speech, signal });
      yield { name: 'speech.flac', read: async () => createReadStream(speech) };
      if (background !== null) yield { name: 'background.wav', read: async () => blobs.stream(background) };
      const whole = await wholeSound(platform, order);
      yield { name: 'mix.flac', read: async () => createReadStream(whole) };
    }
    if (type !== 'tracks_zip') {
      for (const { name, audioBlob } of clips)
        yield { name: `clips/${name}`, read: async () => blobs.stream(audioBlob) };
      yield { name: 'clips.edl', read: () => text('edl') };
    }
    if (type === 'zip')
      for (const form of ['srt', 'vtt', 'json'] as const)
        yield { name: `transcript.${form}`, read: () => text(form) };
  };
  const bytes = Readable.from(zipItems(entries()), { objectMode: false });
  await pipeline(bytes, createWriteStream(to, { mode: 0o600 }), { signal });
}
