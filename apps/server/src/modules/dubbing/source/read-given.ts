import { readFile, stat } from 'node:fs/promises';
import type { UploadedFile } from '@mynah/contract/uploads';
import { readSubtitles } from '@mynah/text/subtitles';
import { z } from 'zod';
import { Failure } from '../../../platform/errors/index.ts';
import type { GivenSegment } from '../dubbings.tables.ts';
import { readCsv } from './read-csv.ts';

/** What is said in a source, and in its first language, where somebody brought it. */
export interface GivenTranscript {
  segments: GivenSegment[];
  /** By external id. */
  translations?: Record<string, string>;
}

/** As the public API says it. */
const mostBytes = 4 * 2 ** 20;
const mostSegments = 20_000;

export const invalidTranscript = (message: string, field: string): Failure =>
  new Failure('invalid_transcript', message, { loc: ['body', field] });

async function readText({ path }: UploadedFile, field: string): Promise<string> {
  if ((await stat(path)).size > mostBytes) throw invalidTranscript('The file is larger than 4 MB.', field);
  return new TextDecoder().decode(await readFile(path)).replace(/^\uFEFF/, '');
}

/** `speaker,start_time,end_time,transcription,translation`. @throws Failure `invalid_transcript` */
export async function readCsvFile(file: UploadedFile, fps: number | undefined): Promise<GivenTranscript> {
  const rows = readCsv(await readText(file, 'csv_file'), fps);
  if (rows.length === 0)
    throw invalidTranscript(
      'The file needs the columns speaker, start_time, end_time, transcription and translation, and a line for each segment.',
      'csv_file',
    );
  return withTranslations(
    rows.map(({ translation, ...segment }, at) => ({ ...segment, externalId: String(at), translation })),
    'csv_file',
  );
}

/** SRT or VTT in the language of the source, and likewise in the target. @throws Failure `invalid_transcript` */
export async function readSubtitleFiles(
  source: UploadedFile,
  target: UploadedFile | undefined,
): Promise<GivenTranscript> {
  const said = readSubtitles(await readText(source, 'source_subtitles_file'));
  if (said.length === 0)
    throw invalidTranscript('There are no subtitles in the file that can be read.', 'source_subtitles_file');
  const translated = target && readSubtitles(await readText(target, 'target_subtitles_file'));
  if (translated?.length === 0)
    throw invalidTranscript('There are no subtitles in the file that can be read.', 'target_subtitles_file');
  const segments = said.map(({ startMs, endMs, text }, at) => {
    const { speaker, words } = namedLine(text);
    const line = translated && sameMoment(translated, startMs, endMs);
    const translation = line === undefined ? undefined : namedLine(line).words;
    return { speaker, startMs, endMs, text: words, externalId: String(at), translation };
  });
  if (translated && segments.some(({ translation }) => translation === undefined))
    throw invalidTranscript(
      'Each subtitle of the source needs one of the translation at the same time.',
      'target_subtitles_file',
    );
  return withTranslations(segments, 'source_subtitles_file');
}

type Cue = ReturnType<typeof readSubtitles>[number];

/** What is shown for the longest of that time. */
function sameMoment(cues: readonly Cue[], startMs: number, endMs: number): string | undefined {
  let best: { text: string; ms: number } | undefined;
  for (const cue of cues) {
    const ms = Math.min(endMs, cue.endMs) - Math.max(startMs, cue.startMs);
    if (ms > 0 && ms > (best?.ms ?? 0)) best = { text: cue.text, ms };
  }
  return best?.text;
}

/** `[Anna] Come in.` is Anna's line, as our own subtitles write it. */
function namedLine(text: string): { speaker: string; words: string } {
  const found = /^\[([^\]]{1,60})\]\s*(.+)$/s.exec(text);
  return { speaker: found?.[1] ?? 'speaker_0', words: (found?.[2] ?? text).trim() };
}

const transcript = z.object({
  segments: z
    .array(
      z.object({
        text: z.string().min(1).max(5_000),
        speaker_id: z.string().min(1).max(100).default('speaker_0'),
        start_s: z.number().min(0),
        end_s: z.number().min(0),
        external_id: z.string().min(1).max(200).nullish(),
        translation: z.string().min(1).max(5_000).nullish(),
      }),
    )
    .min(1)
    .max(mostSegments),
});

/** The public API's `{"segments": […]}`. @throws Failure `invalid_transcript` */
export async function readTranscriptFile(file: UploadedFile): Promise<GivenTranscript> {
  const field = 'transcript';
  const written = await readText(file, field);
  const parsed = transcript.safeParse(jsonOf(written));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalidTranscript(`${issue?.path.join('.') ?? 'segments'}: ${issue?.message}`, field);
  }
  const segments = parsed.data.segments.map((segment, at) => ({
    speaker: segment.speaker_id,
    startMs: Math.round(segment.start_s * 1000),
    endMs: Math.round(segment.end_s * 1000),
    text: segment.text,
    externalId: segment.external_id ?? String(at),
    translation: segment.translation ?? undefined,
  }));
  return withTranslations(segments, field);
}

function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined; // told by the schema
  }
}

type WithTranslation = GivenSegment & { externalId: string; translation?: string | undefined };

function withTranslations(given: readonly WithTranslation[], field: string): GivenTranscript {
  if (given.length > mostSegments) throw invalidTranscript(`At most ${mostSegments} segments.`, field);
  for (const { startMs, endMs } of given)
    if (endMs <= startMs) throw invalidTranscript('A segment ends before it begins.', field);
  const segments = given.map(({ translation: _, ...segment }) => segment);
  if (given.every(({ translation }) => !translation)) return { segments };
  if (given.some(({ translation }) => !translation))
    throw invalidTranscript('Translate every segment, or none of them.', field);
  return {
    segments,
    translations: Object.fromEntries(
      given.map(({ externalId, translation }) => [externalId, translation ?? '']),
    ),
  };
}
