import { Layers, Timer } from 'lucide-react';
import { useState } from 'react';
import { TakesDialog } from '#web/features/studio/listening/takes-dialog.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { Comments } from '#web/features/studio/settings/comments.tsx';
import { DeliverySliders } from '#web/features/studio/settings/delivery-sliders.tsx';
import { SayItLikeThis } from '#web/features/studio/settings/say-it-like-this.tsx';
import { SpeakerChoice } from '#web/features/studio/settings/speaker-choice.tsx';
import { insertPause, setDelivery, setLocked, setType } from '#web/features/studio/text/commands.ts';
import { useSession, useSessionState } from '#web/features/studio/text/use-session.ts';
import { Labelled } from '#web/shared/making/labelled.tsx';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

const PAUSES = [0.5, 1, 2, 3];

/** Of the paragraph with the cursor, or of what is selected. */
export function PartTab() {
  const t = useMessages();
  const session = useSession();
  const { canEdit } = useOpenProject();
  const part = useSessionState((state) => state.part);
  const [showsTakes, setShowsTakes] = useState(false);
  return (
    <div className="flex flex-col gap-6 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium text-13 text-ink">
            {part.count > 1
              ? t('parts', { count: part.count })
              : t(part.isStretch ? 'partStretch' : 'partBlock')}
          </p>
          <SoundState blockId={part.blockId} />
        </div>
        <Button size="sm" onClick={() => setShowsTakes(true)}>
          <Layers aria-hidden />
          {t('takes')}
        </Button>
      </div>
      {canEdit && (
        <>
          <SpeakerChoice />
          <DeliverySliders
            key={part.blockId}
            delivery={part.delivery}
            onChange={(delivery) => session.run(setDelivery(delivery))}
          />
          <Labelled label={t('pause')}>
            <div className="flex flex-wrap gap-1.5">
              {PAUSES.map((seconds) => (
                <button
                  key={seconds}
                  type="button"
                  onClick={() => session.run(insertPause(seconds))}
                  className={chipClass}
                >
                  <Timer aria-hidden className="me-1 inline size-3.5" />
                  {t('pauseOf', { seconds })}
                </button>
              ))}
            </div>
          </Labelled>
          <SayItLikeThis word={part.word} />
          <Labelled label={t('blockType')}>
            <Select
              aria-label={t('blockType')}
              value={part.type}
              onChange={(type) => session.run(setType(type))}
              options={(['p', 'h1', 'h2', 'h3'] as const).map((value) => ({
                value,
                label: t(`type_${value}`),
              }))}
            />
          </Labelled>
          <Switch
            label={t('lockLabel')}
            hint={t('lockHint')}
            checked={part.isLocked}
            onChange={(isLocked) => session.run(setLocked(isLocked))}
          />
        </>
      )}
      <Comments key={`comments ${part.blockId}`} blockId={part.blockId} />
      {showsTakes && (
        <TakesDialog blockId={part.blockId} canEdit={canEdit} onClose={() => setShowsTakes(false)} />
      )}
    </div>
  );
}

/** What the mark beside the paragraph means, and why it failed. */
function SoundState({ blockId }: { blockId: string }) {
  const t = useMessages();
  const { marks } = useSession();
  useSessionState(({ takes }) => takes);
  const { state, error } = marks.takeOf(blockId);
  return (
    <p className={state === 'failed' ? 'text-12 text-danger' : 'text-12 text-ink-2'}>
      {state === 'failed' && error ? error : t(`take_${state}`)}
    </p>
  );
}
