import { useId } from 'react';
import { useMessages } from '#web/features/onboarding/messages.ts';
import { roleOptions, sourceOptions, subroleOptions } from '#web/features/onboarding/survey-choices.ts';
import { type Answers, useSurvey } from '#web/features/onboarding/use-survey.ts';
import { timeZones } from '#web/shared/format/time-zones.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';

/** One short screen; every answer may stay open. */
export function SurveyForm({ firstName }: { firstName: string }) {
  const t = useMessages();
  const { form, submit, skip, choose } = useSurvey(firstName);
  const { isSubmitting, errors } = form.formState;
  const { role, subrole, source } = form.watch();
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-6">
      <Field label={t('firstName')}>
        {(control) => (
          <Input {...control} {...form.register('first_name')} maxLength={120} autoComplete="given-name" />
        )}
      </Field>
      <Choice label={t('role')} name="role" value={role} options={roleOptions()} choose={choose} />
      {role !== '' && (
        <Choice
          label={t('subrole')}
          name="subrole"
          value={subrole}
          options={subroleOptions(role)}
          choose={choose}
        />
      )}
      <TimeZoneField control={form.register('timezone')} />
      <Choice label={t('source')} name="source" value={source} options={sourceOptions()} choose={choose} />
      <FormError text={errors.root?.message} />
      <div className="flex flex-col gap-2">
        <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting}>
          {t('continue')}
        </Button>
        <Button variant="ghost" disabled={isSubmitting} onClick={() => void skip()}>
          {t('skip')}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  label: string;
  name: keyof Answers;
  value: string;
  options: readonly SelectOption<string>[];
  choose: (name: keyof Answers, value: string) => void;
};

function Choice({ label, name, value, options, choose }: ChoiceProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <Select
          id={id}
          aria-label={label}
          value={value}
          options={options}
          onChange={(next) => choose(name, next)}
        />
      )}
    </Field>
  );
}

function TimeZoneField({ control }: { control: React.ComponentProps<'input'> }) {
  const t = useMessages();
  const listId = useId();
  return (
    <Field label={t('timezone')}>
      {(field) => (
        <>
          <Input {...field} {...control} list={listId} maxLength={120} autoComplete="off" />
          <datalist id={listId}>
            {timeZones().map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
