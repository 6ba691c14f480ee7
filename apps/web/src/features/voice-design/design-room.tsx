import { designLimits } from '@mynah/contract/voices/design-limits';
import { Sparkles } from 'lucide-react';
import { Composer } from '#web/features/voice-design/composer.tsx';
import { changeDraft, useDraft } from '#web/features/voice-design/draft.ts';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { Rounds } from '#web/features/voice-design/results/rounds-view.tsx';
import { RoomFrame } from '#web/features/voice-design/room-frame.tsx';
import { makeRound, newSeed } from '#web/features/voice-design/rounds.ts';
import { useGivenText } from '#web/features/voice-design/use-given-text.ts';
import {
  GuidanceSetting,
  LoudnessSetting,
  SeedSetting,
  TextSetting,
} from '#web/features/voice-design/voice-settings.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const examples = ['example1', 'example2', 'example3', 'example4'] as const;

/** A voice of words. */
export function DesignRoom() {
  const t = useMessages();
  const { description, loudness, guidance, seed } = useDraft();
  const { text } = useGivenText();
  const make = () =>
    void makeRound({
      kind: 'design',
      description: description.trim(),
      text,
      loudness,
      guidance,
      seed: seed ?? newSeed(),
    });
  return (
    <RoomFrame
      settings={
        <>
          <TextSetting />
          <LoudnessSetting />
          <GuidanceSetting />
          <SeedSetting />
        </>
      }
    >
      {(openSettings) => (
        <>
          <Composer
            label={t('describe')}
            placeholder={t('describePlaceholder')}
            value={description}
            onChange={(value) => changeDraft({ description: value })}
            limits={designLimits.description}
            examples={examples.map((name) => ({ name: t(name), text: t(`${name}Text`) }))}
            onMake={make}
            onOpenSettings={openSettings}
          />
          <Rounds
            kind="design"
            empty={
              <EmptyState icon={<Sparkles aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
            }
          />
        </>
      )}
    </RoomFrame>
  );
}
