import { useQuery } from '@tanstack/react-query';
import { languageName } from '#web/shared/format/language-name.ts';
import { compareNames } from '#web/shared/format/order.ts';
import { modelsQuery } from '#web/shared/models/models.requests.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

interface LanguageSelectProps {
  label: string;
  value: string;
  onChange: (language: string) => void;
}

/** Every language that one of the models speaks. */
export function LanguageSelect({ label, value, onChange }: LanguageSelectProps) {
  const { data: models } = useQuery(modelsQuery);
  const spoken = (models ?? [])
    .filter((model) => model.can_do_text_to_speech)
    .flatMap(({ languages }) => languages.map(({ language_id }) => language_id));
  const options = [...new Set([value, ...spoken])]
    .map((language) => ({ value: language, label: languageName(language) }))
    .toSorted((one, other) => compareNames(one.label, other.label));
  return (
    <Field label={label} className="max-w-70">
      {(control) => <Select {...control} value={value} onChange={onChange} options={options} />}
    </Field>
  );
}
