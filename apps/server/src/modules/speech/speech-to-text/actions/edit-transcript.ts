import type { transcriptRoutes } from '@mynah/contract/speech/transcripts';
import { type TranscriptWord, textOf } from '@mynah/transcripts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Call } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockTranscription, type TranscriptionKey, updateTranscription } from '../transcriptions.store.ts';
import type { StoredChannel } from '../transcriptions.tables.ts';
import { transcriptNotFound } from './get-transcription.ts';

type TranscriptEdit = Call<typeof transcriptRoutes.edit>['body'];
type WordEdit = NonNullable<TranscriptEdit['edits']>[number];

/** Corrects a transcript that is done. @throws Failure `version_mismatch` when it changed since it was read */
export async function editTranscript(
  platform: Platform,
  key: TranscriptionKey,
  { version, title, speakers, edits }: TranscriptEdit,
): Promise<number> {
  return platform.db.transaction(async (transaction) => {
    const row = await lockTranscription(transaction, key);
    if (!row?.order.isKept) throw transcriptNotFound();
    if (!row.channels) throw new Failure('conflict', 'The transcript isn’t ready yet.');
    if (row.version !== version) {
      throw new Failure('version_mismatch', 'Someone else changed the transcript. Reload it and try again.');
    }
    const channels = edits ? applyEdits(row.channels, edits) : row.channels;
    const names = Object.fromEntries((speakers ?? []).map(({ speakerId, name }) => [speakerId, name]));
    await updateTranscription(transaction, key, {
      ...(title === undefined ? {} : { title }),
      ...(edits ? { channels, text: channels.map(({ words }) => textOf(words)).join('\n') } : {}),
      speakerNames: { ...row.speakerNames, ...names },
      version: version + 1,
    });
    return version + 1;
  });
}

function applyEdits(channels: readonly StoredChannel[], edits: readonly WordEdit[]): StoredChannel[] {
  const edited = channels.map((channel) => ({ ...channel, words: [...channel.words] }));
  for (const { channelIndex, index, deleteCount, words } of edits) {
    const channel = edited.find((one) => one.channelIndex === (channelIndex ?? 0));
    if (!channel || index + deleteCount > channel.words.length) {
      throw new Failure('invalid_request', 'The edit goes past the end of the transcript.');
    }
    const replaced = channel.words.slice(index, index + deleteCount);
    channel.words.splice(index, deleteCount, ...words.map((word) => toStored(word, replaced[0])));
  }
  return edited;
}

/** What a person wrote is certain. */
const toStored = (word: WordEdit['words'][number], replaced: TranscriptWord | undefined): TranscriptWord => ({
  ...word,
  logprob: 0,
  ...(replaced?.channelIndex === undefined ? {} : { channelIndex: replaced.channelIndex }),
});
