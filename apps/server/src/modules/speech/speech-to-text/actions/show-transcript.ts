import type { TranscriptDetails } from '@mynah/contract/speech/transcripts';
import { joinWords } from '@mynah/transcripts';
import type { Platform } from '../../../../platform/platform.ts';
import { listProgress } from '../../../../platform/workflows/index.ts';
import { listHeard, type TranscriptionKey } from '../transcriptions.store.ts';
import { toDetails } from '../transcripts.view.ts';
import { likelyLanguages } from '../work/known-language.ts';
import { getTranscription } from './get-transcription.ts';

/** A transcript for its editor; one that is being made shows what was heard so far. */
export async function showTranscript(platform: Platform, key: TranscriptionKey): Promise<TranscriptDetails> {
  const row = await getTranscription(platform, key);
  if (row.channels) return toDetails(row, row.channels);
  const progress = (await listProgress(platform.db, [row.id])).get(row.id);
  // nothing is shown before it is blacked out
  if (row.order.redaction) return toDetails(row, [], progress);
  const steps = await listHeard(platform.db, key);
  const indexes = [...new Set(steps.map(({ channelIndex }) => channelIndex))];
  const channels = indexes.map((channelIndex) => {
    const [likeliest] = likelyLanguages(steps, channelIndex);
    const heard = steps.filter((step) => step.channelIndex === channelIndex).flatMap(({ words }) => words);
    return {
      channelIndex,
      language: row.order.language ?? likeliest?.language ?? 'en',
      languageProbability: likeliest?.probability ?? 0,
      words: joinWords(heard),
    };
  });
  return toDetails(row, channels, progress);
}
