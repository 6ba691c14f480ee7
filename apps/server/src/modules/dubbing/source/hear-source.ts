import { joinWords, type TranscriptWord } from '@mynah/transcripts';
import type { MediaFile } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WorkflowRun } from '../../../platform/workflows/index.ts';
import {
  embedSpeakers,
  type HeardVoice,
  likelyLanguages,
  nameSpeakers,
  readSteps,
  transcribeSamples,
} from '../../speech/speech-to-text/index.ts';

interface Hearing {
  file: MediaFile;
  /** BCP 47 primary tag, where it is known. */
  language?: string | undefined;
  /** 0: as many as are heard. */
  numSpeakers: number;
  keyterms: readonly string[];
}

interface HeardPart {
  channelIndex: 0;
  startMs: number;
  endMs: number;
  speech: { startMs: number; endMs: number }[];
  language: string | null;
  languageProbability: number | null;
  words: Parameters<typeof joinWords>[0][number][];
  voices: HeardVoice[];
}

export interface HeardSource {
  words: TranscriptWord[];
  language: string;
}

const stepName = 'heard';
const longestMs = 28_000;
const mostPromptLetters = 500;

/** What is said in a source and by whom, stretch by stretch: another try goes on after the last that was heard. */
export async function hearSource(
  platform: Platform,
  work: WorkflowRun,
  { file, language, numSpeakers, keyterms }: Hearing,
): Promise<HeardSource> {
  const parts = await work.results<HeardPart>(stepName);
  const last = parts.at(-1);
  const turn = { caller: work.workspaceId, signal: work.signal, waitsForModel: true };
  const source = { file, channels: 1, channel: 0, fromMs: last?.endMs ?? 0, mostMs: longestMs };
  const prompt = keyterms.join(', ').slice(0, mostPromptLetters) || undefined;
  for await (const sound of readSteps(platform, source, turn)) {
    const part = await work.step(
      stepName,
      async ({ signal }): Promise<HeardPart> => {
        const own = { ...turn, signal };
        const { startMs, endMs, speech, samples } = sound;
        const known = language ?? likelyLanguages(parts, 0)[0]?.language;
        const place = { channelIndex: 0 as const, startMs, endMs, speech };
        const [first] = speech;
        if (!first) return { ...place, language: null, languageProbability: null, words: [], voices: [] };
        const request = {
          samples,
          wordTimes: true,
          ...(known !== undefined && { language: known }),
          ...(prompt !== undefined && { prompt }),
        };
        const heard = await transcribeSamples(platform, request, own);
        const later = first.startMs / 1000;
        return {
          ...place,
          language: heard.language,
          languageProbability: heard.languageProbability,
          words: heard.words.map((word) => ({ ...word, start: word.start + later, end: word.end + later })),
          voices: numSpeakers === 1 ? [] : await embedSpeakers(platform, sound, own),
        };
      },
      { index: parts.length, weight: sound.endMs - sound.startMs },
    );
    parts.push(part);
  }
  const heard = parts.flatMap(({ words }) => words);
  const named = withSpeakers(platform, heard, parts, numSpeakers);
  return { words: joinWords(named), language: language ?? likelyLanguages(parts, 0)[0]?.language ?? 'en' };
}

function withSpeakers(
  { engines }: Platform,
  words: readonly HeardPart['words'][number][],
  parts: readonly HeardPart[],
  numSpeakers: number,
) {
  const [engine] = engines.engines('speaker');
  if (numSpeakers === 1 || !engine) return words.map((word) => ({ ...word, speakerId: 'speaker_0' }));
  const { sameVoice } = engine.traits;
  return nameSpeakers(words, parts, { sameVoice, ...(numSpeakers > 0 && { maxSpeakers: numSpeakers }) });
}
