import { baseVoiceLanguages } from '@mynah/contract/voices/voice-languages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addLanguage, dubsKey } from '#web/features/dubbing/dubbing.requests.ts';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { Estimate } from '#web/features/dubbing/making/estimate.tsx';
import { RouteNotice } from '#web/features/dubbing/making/route-notice.tsx';
import { useEstimate } from '#web/features/dubbing/making/use-estimate.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';

interface AddLanguageDialogProps {
  taken: ReadonlySet<string | undefined>;
  onClose: () => void;
  onAdded: (language: string) => void;
}

/** The same film in one more language: what was taken apart is not taken apart again. */
export function AddLanguageDialog({ taken, onClose, onAdded }: AddLanguageDialogProps) {
  const t = useMessages();
  const client = useQueryClient();
  const { dub } = useOpenDub();
  const languages = baseVoiceLanguages.filter(({ code }) => !taken.has(code));
  const [language, setLanguage] = useState(languages[0]?.code ?? '');
  const [isAdding, setAdding] = useState(false);
  const estimate = useEstimate({
    source: dub.sourceLanguage ?? 'auto',
    target: language,
    seconds: dub.durationMs / 1000,
  });
  const add = async () => {
    setAdding(true);
    const isAdded = await okOrToast(addLanguage(dub.dubbingId, language));
    setAdding(false);
    if (!isAdded) return;
    await client.invalidateQueries({ queryKey: dubsKey });
    onClose();
    onAdded(language);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isAdding}
      title={t('addLanguage')}
      description={t('addLanguageText')}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <Estimate estimate={estimate} />
          <Button
            variant="primary"
            isBusy={isAdding}
            disabled={language === '' || Boolean(estimate?.what_to_set)}
            onClick={() => void add()}
          >
            {t('add')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 pb-3">
        <Field label={t('targetLanguage')}>
          {(control) => (
            <Select
              {...control}
              aria-label={t('targetLanguage')}
              value={language}
              onChange={setLanguage}
              options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </Field>
        <RouteNotice estimate={estimate} />
      </div>
    </Dialog>
  );
}
