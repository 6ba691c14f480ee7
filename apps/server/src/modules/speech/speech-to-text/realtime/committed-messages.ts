import { type HeardWord, joinWords, redact, textOf, withoutFillers } from '@mynah/transcripts';
import { entitiesOf, toWord } from '../transcript-answer.view.ts';
import type { RealtimeSettings } from './realtime-settings.ts';

/** What a commit tells: the text, then with times where they are wanted, then what was found in it. */
export function* committedMessages(
  heard: readonly HeardWord[],
  language: string,
  { query, entities, redacted }: RealtimeSettings,
): Generator<object> {
  const said = joinWords(query.no_verbatim ? withoutFillers(heard, language) : heard);
  const words = redacted ? redact(said, new Set(redacted), query.entity_redaction_mode) : said;
  const text = textOf(words);
  yield { message_type: 'committed_transcript', text };
  if (query.include_timestamps || query.include_language_detection) {
    yield {
      message_type: 'committed_transcript_with_timestamps',
      text,
      language_code: language,
      words: query.include_timestamps ? words.map((word) => toWord(word, false)) : [],
    };
  }
  if (entities && !redacted) {
    yield {
      message_type: 'committed_transcript_entities',
      text,
      entities: entitiesOf(text, new Set(entities)),
    };
  }
}
