import { designLimits } from '@mynah/contract/voices/design-limits';
import { Blend, Plus, X } from 'lucide-react';
import { useEffect } from 'react';
import { changeDraft, useDraft } from '#web/features/voice-design/draft.ts';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { MixPad } from '#web/features/voice-design/mix/mix-pad.tsx';
import { insidePad, middleOf, percentsOf, weightsAt } from '#web/features/voice-design/mix/pad-weights.ts';
import { playTake } from '#web/features/voice-design/results/play-take.ts';
import { Rounds } from '#web/features/voice-design/results/rounds-view.tsx';
import { RoomFrame } from '#web/features/voice-design/room-frame.tsx';
import { makeRound, stopRound, useRounds } from '#web/features/voice-design/rounds.ts';
import { displayName, type PickerVoice, useVoices, VoiceButton } from '#web/features/voices/index.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const FEWEST = 2;
const MOST = 4;

/** A voice between voices. */
export function MixRoom() {
  const t = useMessages();
  const voices = useVoices();
  const chosen = useMixVoices(voices.data);
  if (voices.error && !voices.data) {
    return (
      <ErrorState error={voices.error} title={t('voicesFailed')} onRetry={() => void voices.refetch()} />
    );
  }
  return (
    <RoomFrame settings={<MixSettings all={voices.data ?? []} chosen={chosen} />}>
      {(openSettings) => (
        <>
          <p className="text-15 text-ink-2">{t('mixIntro')}</p>
          {chosen.length >= FEWEST ? <Mixer voices={chosen} /> : <Skeleton className="h-80" />}
          <Button className="self-start lg:hidden" onClick={openSettings}>
            {t('mixVoices')}
          </Button>
          <Rounds
            kind="mix"
            empty={<EmptyState icon={<Blend aria-hidden />} title={t('emptyTitle')} text={t('mixEmpty')} />}
          />
        </>
      )}
    </RoomFrame>
  );
}

/** The chosen voices that are still there; at first the two that the list begins with. */
function useMixVoices(all: readonly PickerVoice[] | undefined): readonly PickerVoice[] {
  const ids = useDraft((draft) => draft.mixVoiceIds);
  const found = (ids ?? []).flatMap((id) => all?.find(({ voice_id }) => voice_id === id) ?? []);
  const start = all && found.length < FEWEST ? all.slice(0, FEWEST) : undefined;
  const startIds = start?.map(({ voice_id }) => voice_id).join();
  useEffect(() => {
    if (startIds) changeDraft({ mixVoiceIds: startIds.split(',') });
  }, [startIds]);
  return start ?? found;
}

function Mixer({ voices }: { voices: readonly PickerVoice[] }) {
  const t = useMessages();
  const { point, mixText } = useDraft();
  const isMaking = useRounds((rounds) => rounds.isMaking);
  const named = voices.map((voice) => ({ id: voice.voice_id, name: displayName(voice) }));
  const hear = async () => {
    const weights = weightsAt(voices.length, useDraft.getState().point);
    const weighed = named.map((voice, index) => ({ ...voice, weight: weights[index]! }));
    const text = mixText.trim() === '' ? undefined : mixText.trim();
    const round = await makeRound({ kind: 'mix', voices: weighed, text });
    const [take] = round?.takes ?? [];
    if (round && take?.state === 'ready') playTake(round, take, { name: t('mixed') });
  };
  return (
    <div className="flex flex-col gap-3">
      <MixPad
        voices={named}
        point={point}
        onMove={(next) => changeDraft({ point: next })}
        onCommit={() => void hear()}
      />
      <div className="flex items-center gap-2">
        <Shares voices={named} />
        <Button size="sm" variant="ghost" onClick={() => changeDraft({ point: middleOf(voices.length) })}>
          {t('middle')}
        </Button>
        {isMaking ? (
          <Button size="sm" onClick={stopRound}>
            {t('stop')}
          </Button>
        ) : (
          <Button size="sm" variant="primary" onClick={() => void hear()}>
            {t('hear')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Shares({ voices }: { voices: readonly { id: string; name: string }[] }) {
  const t = useMessages();
  const point = useDraft((draft) => draft.point);
  const percents = percentsOf(weightsAt(voices.length, insidePad(voices.length, point)));
  return (
    <ul className="me-auto flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
      {voices.map(({ id, name }, index) => (
        <li key={id} className="tabular-nums">
          {t('share', { name, percent: percents[index]! })}
        </li>
      ))}
    </ul>
  );
}

type MixSettingsProps = { all: readonly PickerVoice[]; chosen: readonly PickerVoice[] };

function MixSettings({ all, chosen }: MixSettingsProps) {
  const t = useMessages();
  const { areCounted } = useCredits();
  const mixText = useDraft((draft) => draft.mixText);
  const ids = chosen.map(({ voice_id }) => voice_id);
  const choose = (next: readonly string[]) =>
    changeDraft({
      mixVoiceIds: [...new Set(next)],
      ...(next.length !== ids.length && { point: middleOf(next.length) }),
    });
  const unused = all.find(({ voice_id }) => !ids.includes(voice_id));
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 font-medium text-13 text-ink">{t('mixVoices')}</legend>
        {chosen.map((voice, index) => (
          <div key={voice.voice_id} className="flex min-w-0 items-center gap-1">
            <VoiceButton
              voice={voice}
              onSelect={(id) => !ids.includes(id) && choose(ids.map((own, at) => (at === index ? id : own)))}
            />
            {chosen.length > FEWEST && (
              <IconButton
                size="sm"
                label={t('removeVoice', { name: displayName(voice) })}
                onClick={() => choose(ids.filter((_, at) => at !== index))}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </div>
        ))}
        {chosen.length < MOST && unused && (
          <Button onClick={() => choose([...ids, unused.voice_id])}>
            <Plus aria-hidden />
            {t('addVoice')}
          </Button>
        )}
      </fieldset>
      <Field
        label={t('mixText')}
        aside={
          areCounted && (mixText.trim() === '' ? t('free') : t('cost', { count: [...mixText.trim()].length }))
        }
        hint={areCounted ? t('mixTextHint') : t('mixTextDefault')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={designLimits.text.most}
            value={mixText}
            onChange={(event) => changeDraft({ mixText: event.target.value })}
            className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
          />
        )}
      </Field>
    </>
  );
}
