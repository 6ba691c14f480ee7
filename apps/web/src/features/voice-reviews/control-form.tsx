import { type FormEvent, useState } from 'react';
import { useMessages } from '#web/features/voice-reviews/messages.ts';
import { useControlVoice } from '#web/features/voice-reviews/voice-reviews.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';

const controls = { BAN: 'ban', CAPTCHA: 'captcha', none: 'nothing' } as const;
type Control = keyof typeof controls;
const empty = { voiceId: '', reason: '' };

/** A voice of anybody, known by its id. */
export function ControlForm() {
  const t = useMessages();
  const [{ voiceId, reason }, setValues] = useState(empty);
  const [control, setControl] = useState<Control>('BAN');
  const [error, setError] = useState<string>();
  const set = useControlVoice();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (voiceId.trim() === '' || reason.trim() === '') return setError(t('incomplete'));
    setError(undefined);
    const safety_control = control === 'none' ? null : control;
    try {
      await set.mutateAsync({ voiceId: voiceId.trim(), safety_control, reason: reason.trim() });
      setValues(empty);
      toast.success(t('wasSet'));
    } catch (cause) {
      setError(errorText(cause));
    }
  };
  return (
    <Card>
      <form
        aria-label={t('block')}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-2 gap-4 p-4 max-sm:grid-cols-1"
      >
        <h3 className="col-span-full font-medium text-13">{t('block')}</h3>
        <Field label={t('voiceId')}>
          {(field) => (
            <Input
              {...field}
              value={voiceId}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setValues({ voiceId: target.value, reason })}
            />
          )}
        </Field>
        <Field label={t('what')}>
          {({ id, 'aria-describedby': describedBy }) => (
            <Select
              id={id}
              aria-label={t('what')}
              aria-describedby={describedBy}
              value={control}
              onChange={setControl}
              options={(Object.keys(controls) as Control[]).map((value) => ({
                value,
                label: t(controls[value]),
              }))}
            />
          )}
        </Field>
        <Field label={t('reason')} hint={t('reasonHint')} className="col-span-full">
          {(field) => (
            <Input
              {...field}
              value={reason}
              maxLength={500}
              onChange={({ target }) => setValues({ voiceId, reason: target.value })}
            />
          )}
        </Field>
        <div className="col-span-full flex flex-col gap-3">
          <FormError text={error} />
          <Button type="submit" className="self-start" isBusy={set.isPending}>
            {t('set')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
