import { dialectsOf } from '@mynah/contract/voices/dialects';
import { inLanguageOrder } from '@mynah/contract/voices/voice-languages';
import { voiceLimits } from '@mynah/contract/voices/voice-limits';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import type { VoiceWords } from '#web/features/professional-voices/professional-voices.requests.ts';
import { useVoices } from '#web/features/voices/index.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { controlClass, Input, typedTextClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

type NameFormProps = {
  words?: VoiceWords;
  submitLabel: string;
  onSubmit: (words: VoiceWords) => Promise<void>;
  onCancel: () => void;
};

const nobody: VoiceWords = { name: '', language: 'en', description: '', labels: {} };
const genders = ['', 'female', 'male', 'neutral'] as const;
const ages = ['', 'young', 'middle_aged', 'old'] as const;

/** What the voice is called, and what is said of it. */
export function NameForm({ words: before = nobody, submitLabel, onSubmit, onCancel }: NameFormProps) {
  const t = useMessages();
  const [words, setWords] = useState(before);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const languages = useLanguages(words.language);
  const change = (part: Partial<VoiceWords>) => setWords({ ...words, ...part });
  const setLabel = (label: string, value: string) => {
    const { [label]: _before, ...others } = words.labels;
    change({ labels: value === '' ? others : { ...others, [label]: value } });
  };
  // an accent is one of a language
  const changeLanguage = (language: string) => {
    const { accent: _accent, ...labels } = words.labels;
    change({ language, labels });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await onSubmit({ ...words, name: words.name.trim() });
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const choices = (
    values: readonly ('' | 'female' | 'male' | 'neutral' | 'young' | 'middle_aged' | 'old')[],
  ) => values.map((value) => ({ value, label: t(value === '' ? 'notSaid' : value) }));
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <Field label={t('name')}>
          {(control) => (
            <Input
              {...control}
              required
              maxLength={voiceLimits.name}
              placeholder={t('namePlaceholder')}
              value={words.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <Field label={t('language')}>
          {({ id }) => (
            <Select
              id={id}
              aria-label={t('language')}
              value={words.language}
              onChange={changeLanguage}
              options={languages}
            />
          )}
        </Field>
      </div>
      <Field label={t('description')} hint={t('descriptionHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={voiceLimits.description}
            value={words.description}
            onChange={({ target }) => change({ description: target.value })}
            className={`${controlClass} ${typedTextClass} px-3 py-2`}
          />
        )}
      </Field>
      <div className="grid grid-cols-3 gap-4 max-sm:grid-cols-1">
        <Field label={t('gender')}>
          {({ id }) => (
            <Select
              id={id}
              aria-label={t('gender')}
              value={words.labels.gender ?? ''}
              onChange={(value) => setLabel('gender', value)}
              options={choices(genders)}
            />
          )}
        </Field>
        <Field label={t('age')}>
          {({ id }) => (
            <Select
              id={id}
              aria-label={t('age')}
              value={words.labels.age ?? ''}
              onChange={(value) => setLabel('age', value)}
              options={choices(ages)}
            />
          )}
        </Field>
        <Field label={t('accent')}>
          {({ id }) => (
            <Select
              id={id}
              aria-label={t('accent')}
              value={words.labels.accent ?? ''}
              onChange={(value) => setLabel('accent', value)}
              options={[{ value: '', label: t('notSaid') }, ...accentsOf(words)]}
            />
          )}
        </Field>
      </div>
      <FormError text={failure} />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={words.name.trim() === ''}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Those that the voices here speak: a trained voice speaks no others. */
function useLanguages(current: string) {
  const { data: voices = [] } = useVoices();
  const spoken = voices.flatMap(({ verified_languages }) =>
    verified_languages.map(({ language }) => language),
  );
  return inLanguageOrder([...new Set([current, 'en', ...spoken])]).map((value) => ({
    value,
    label: languageName(value),
  }));
}

/** The dialects of the language, in their order (LNG-022), and what a program wrote besides. */
function accentsOf({ language, labels: { accent } }: VoiceWords) {
  const known = dialectsOf(language).map(({ accent: value, name }) => ({ value, label: name }));
  if (!accent || known.some(({ value }) => value === accent)) return known;
  return [...known, { value: accent, label: asTitle(accent) }];
}
