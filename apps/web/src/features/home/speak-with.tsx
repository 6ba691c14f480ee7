import { useMessages } from '#web/features/home/messages.ts';
import { useRecentItems } from '#web/features/home/recent.requests.ts';
import { Section } from '#web/features/home/section.tsx';
import { SPEECH_PATH } from '#web/features/home/try-box.tsx';
import { displayName, type PickerVoice, useVoices } from '#web/features/voices/index.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const MOST = 6;

/** The voices that were heard last, then others to try: one press, and the text is all that is missing. */
export function SpeakWith() {
  const t = useMessages();
  const isViewer = useIsViewer();
  const voices = useNearVoices();
  if (!useHasPage(SPEECH_PATH) || isViewer || voices.length === 0) return null;
  return (
    <Section title={t('speakWith')}>
      {/* no voice stands alone in its row of a phone */}
      <ul
        className={classNames(
          'grid gap-2 sm:grid-cols-6',
          voices.length % 3 === 1 ? 'grid-cols-2' : 'grid-cols-3',
        )}
      >
        {voices.map((voice) => (
          <li key={voice.voice_id} className="min-w-0">
            <Link
              to={SPEECH_PATH}
              search={{ voice: voice.voice_id }}
              className="flex flex-col items-center gap-2 rounded-xl border bg-surface px-2 py-3 shadow-card transition-colors hover:border-line-strong hover:bg-hover"
            >
              <VoiceOrb id={voice.voice_id} name={voice.name} size={40} />
              <span className="w-full truncate text-center font-medium text-12">{displayName(voice)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useNearVoices(): PickerVoice[] {
  const usable = (useVoices().data ?? []).filter(({ disabled }) => !disabled);
  const heard = (useRecentItems().data?.history ?? []).map(({ voice_id }) => voice_id);
  const near = heard.flatMap((id) => usable.find(({ voice_id }) => voice_id === id) ?? []);
  return [...new Set([...near, ...usable])].slice(0, MOST);
}
