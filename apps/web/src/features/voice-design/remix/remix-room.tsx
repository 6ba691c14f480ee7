import { designLimits } from '@mynah/contract/voices/design-limits';
import { Wand2 } from 'lucide-react';
import { Composer } from '#web/features/voice-design/composer.tsx';
import { changeDraft, useDraft } from '#web/features/voice-design/draft.ts';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { Rounds } from '#web/features/voice-design/results/rounds-view.tsx';
import { RoomFrame } from '#web/features/voice-design/room-frame.tsx';
import { makeRound, newSeed } from '#web/features/voice-design/rounds.ts';
import { useGivenText } from '#web/features/voice-design/use-given-text.ts';
import {
  LoudnessSetting,
  SeedSetting,
  StrengthSetting,
  TextSetting,
} from '#web/features/voice-design/voice-settings.tsx';
import { displayName, useVoices, VoiceButton } from '#web/features/voices/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

const examples = ['remixExample1', 'remixExample2', 'remixExample3', 'remixExample4'] as const;

/** Another voice of one that is there. */
export function RemixRoom() {
  const t = useMessages();
  const { change, voiceId, loudness, strength, seed } = useDraft();
  const { text } = useGivenText();
  const voices = useVoices();
  const voice = voices.data?.find(({ voice_id }) => voice_id === voiceId) ?? voices.data?.[0];
  const make = () =>
    voice &&
    void makeRound({
      kind: 'remix',
      voice: { id: voice.voice_id, name: displayName(voice) },
      description: change.trim(),
      text,
      loudness,
      strength,
      seed: seed ?? newSeed(),
    });
  if (voices.error && !voices.data) {
    return (
      <ErrorState error={voices.error} title={t('voicesFailed')} onRetry={() => void voices.refetch()} />
    );
  }
  return (
    <RoomFrame
      settings={
        <>
          <TextSetting />
          <StrengthSetting />
          <LoudnessSetting />
          <SeedSetting />
        </>
      }
    >
      {(openSettings) => (
        <>
          <Composer
            label={t('describeRemix')}
            placeholder={t('describeRemixPlaceholder')}
            value={change}
            onChange={(value) => changeDraft({ change: value })}
            limits={designLimits.remixDescription}
            examples={examples.map((name) => ({ name: t(name), text: t(`${name}Text`) }))}
            isReady={voice !== undefined}
            onMake={make}
            onOpenSettings={openSettings}
          >
            <fieldset className="min-w-0 border-b p-3">
              <legend className="sr-only">{t('remixVoice')}</legend>
              <VoiceButton voice={voice} onSelect={(id) => changeDraft({ voiceId: id })} />
            </fieldset>
          </Composer>
          <Rounds
            kind="remix"
            empty={<EmptyState icon={<Wand2 aria-hidden />} title={t('emptyTitle')} text={t('remixEmpty')} />}
          />
        </>
      )}
    </RoomFrame>
  );
}
