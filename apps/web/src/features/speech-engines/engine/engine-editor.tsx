import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Limits, Privacy, Server, Speaking } from '#web/features/speech-engines/engine/engine-sections.tsx';
import { useMessages } from '#web/features/speech-engines/messages.ts';
import {
  engineQuery,
  enginesKey,
  type SpeechEngine,
  saveEngine,
} from '#web/features/speech-engines/speech-engines.requests.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What is changed here; the rest of the settings stays as programs have set it. */
function changeOf(engine: SpeechEngine) {
  const { name, speech_engine, language, overrides, call_limits } = engine;
  return {
    ...{ name, speech_engine, language, overrides, call_limits },
    tts: { voice_id: engine.tts.voice_id },
    turn: { turn_eagerness: engine.turn.turn_eagerness },
    conversation: { max_duration_seconds: engine.conversation.max_duration_seconds },
    privacy: { record_voice: engine.privacy.record_voice },
  };
}

const isSame = (one: SpeechEngine, other: SpeechEngine): boolean =>
  JSON.stringify(changeOf(one)) === JSON.stringify(changeOf(other));

/** A speech engine as it is edited; it is saved whole, when asked to. */
export function EngineEditor({ engine: stored }: { engine: SpeechEngine }) {
  const t = useMessages();
  const client = useQueryClient();
  const isViewer = useIsViewer();
  const [engine, setEngine] = useState(stored);
  // what has fields of its own begins anew with other settings
  const [round, setRound] = useState(0);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const replace = (next: SpeechEngine): void => {
    setEngine(next);
    setInvalid([]);
    setRound((former) => former + 1);
  };
  const parts = {
    engine,
    set: (change: Partial<SpeechEngine>) => setEngine((former) => ({ ...former, ...change })),
    onValid: (part: string, isValid: boolean) =>
      setInvalid((former) => [...former.filter((one) => one !== part), ...(isValid ? [] : [part])]),
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = await saveEngine(stored.speech_engine_id, changeOf(engine));
      client.setQueryData(engineQuery(stored.speech_engine_id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [...enginesKey, 'list'] });
      replace(saved);
      toast.success(t('saved'));
    } catch (cause) {
      setFailure(errorText(cause));
    }
    setBusy(false);
  };
  return (
    <>
      <fieldset key={round} disabled={isViewer} inert={isViewer} className="flex min-w-0 flex-col gap-5">
        <Server {...parts} />
        <Speaking {...parts} />
        <Limits {...parts} />
        <Privacy {...parts} />
      </fieldset>
      <FormError text={failure} />
      {(!isSame(engine, stored) || invalid.length > 0) && (
        <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-3 rounded-xl border bg-raised px-4 py-3 shadow-pop">
          <span role="status" className="min-w-0 flex-1 text-13 text-ink-2">
            {t('unsaved')}
          </span>
          <Button disabled={isBusy} onClick={() => replace(stored)}>
            {t('discard')}
          </Button>
          <EditorButton
            variant="primary"
            isBusy={isBusy}
            disabled={invalid.length > 0}
            onClick={() => void save()}
          >
            {t('save')}
          </EditorButton>
        </div>
      )}
    </>
  );
}
