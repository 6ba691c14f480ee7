import { baseVoiceLanguages } from '@mynah/contract/voices/voice-languages';
import { useState } from 'react';
import { AddLanguageDialog } from '#web/features/dubbing/editor/add-language-dialog.tsx';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Select } from '#web/ui/select.tsx';

const ADD = 'add';

/** Which of its languages is edited, and the way to another one. */
export function LanguageChoice() {
  const t = useMessages();
  const navigate = useNavigate();
  const { dub, canEdit } = useOpenDub();
  const [isAdding, setAdding] = useState(false);
  const has = new Set([...dub.languages, dub.sourceLanguage]);
  const canAdd = canEdit && baseVoiceLanguages.some(({ code }) => !has.has(code));
  const open = (language: string) => void navigate({ to: '.', search: { language }, replace: true });
  return (
    <>
      <Select
        aria-label={t('language')}
        className="w-40!"
        value={dub.language}
        onChange={(next) => (next === ADD ? setAdding(true) : open(next))}
        options={[
          ...dub.languages.map((code) => ({ value: code, label: languageName(code) })),
          ...(canAdd ? [{ value: ADD, label: t('addLanguage') }] : []),
        ]}
      />
      {isAdding && <AddLanguageDialog taken={has} onClose={() => setAdding(false)} onAdded={open} />}
    </>
  );
}
