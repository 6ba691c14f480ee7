import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { proposalsFor } from '#web/features/dictionaries/dictionaries.requests.ts';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { Select } from '#web/ui/select.tsx';

const languages = ['en-US', 'en-GB', 'de', 'es', 'fr', 'it', 'pt', 'hi', 'ja', 'nl', 'pl', 'sv', 'tr'];

/** What the engine itself says for the text, in its language and in others; each is one press away. */
export function Proposals({ text, onChoose }: { text: string; onChoose: (ipa: string) => void }) {
  const t = useMessages();
  const [language, setLanguage] = useState('en-US');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => proposalsFor(text, language),
  });
  return (
    <section aria-label={t('proposals')} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <Select
          aria-label={t('proposalLanguage')}
          value={language}
          onChange={setLanguage}
          options={languages.map((tag) => ({ value: tag, label: languageName(tag) }))}
          className="flex-1"
        />
        <Button isBusy={isPending} disabled={text === ''} onClick={() => mutate()}>
          <Sparkles aria-hidden />
          {t('propose')}
        </Button>
      </div>
      <div role="status" className="flex flex-wrap gap-1.5 empty:hidden">
        {error && <p className="text-12 text-danger">{errorText(error)}</p>}
        {data?.length === 0 && <p className="text-12 text-ink-2">{t('proposalsNone')}</p>}
        {data?.map(({ language: read, ipa }) => (
          <button key={`${read} ${ipa}`} type="button" onClick={() => onChoose(ipa)} className={chipClass}>
            {ipa} <span className="text-ink-3">{languageName(read)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
