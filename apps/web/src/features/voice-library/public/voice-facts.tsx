import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { noticeText, rateText } from '#web/features/voice-library/voice-terms.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';

/** What there is to know about a voice before one adds it. */
export function VoiceFacts({ voice }: { voice: LibraryVoice }) {
  const t = useMessages();
  const facts: [string, string | null | undefined][] = [
    [t('language'), voice.language && languageName(voice.language)],
    [t('accent'), voice.accent && asTitle(voice.accent)],
    [t('gender'), voice.gender && asTitle(voice.gender)],
    [t('age'), voice.age && asTitle(voice.age)],
    [t('usedTitle'), t('characters', { count: formatCount(voice.usage_character_count_1y) })],
    [t('addedTitle'), t('times', { count: voice.cloned_by_count })],
    [t('terms'), `${rateText(voice) ?? t('usualRate')}. ${noticeText(voice) ?? t('noNotice')}.`],
    [t('sharedSince'), formatDate(dateOfUnix(voice.date_unix))],
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-6 gap-y-4 max-md:grid-cols-2">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="min-w-0">
              <dt className="text-12 text-ink-3">{name}</dt>
              <dd className="text-13 text-ink">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
