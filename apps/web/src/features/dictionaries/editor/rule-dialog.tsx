import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { PronunciationRule } from '#web/features/dictionaries/dictionaries.requests.ts';
import { HearRule } from '#web/features/dictionaries/editor/hear-rule.tsx';
import { Proposals } from '#web/features/dictionaries/editor/proposals.tsx';
import { type RuleForm, ruleSchema, toForm, toRule } from '#web/features/dictionaries/editor/rule-form.ts';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

type RuleDialogProps = {
  /** The one to change; none makes a new one. */
  rule?: PronunciationRule;
  /** What a new one is for. */
  find?: string;
  rules: readonly PronunciationRule[];
  canEdit: boolean;
  onClose: () => void;
  onDone: (rule: PronunciationRule) => void;
};

const placeholders = { alias: 'saidAlias', ipa: 'saidIpa', 'cmu-arpabet': 'saidCmu' } as const;

/** "Say it like this": typed, or chosen from what the engine proposes, and heard before it is saved. */
export function RuleDialog({ rule, find: given = '', rules, canEdit, onClose, onDone }: RuleDialogProps) {
  const t = useMessages();
  const defaultValues = rule ? toForm(rule) : { ...toForm(rule), find: given };
  const form = useForm<RuleForm>({ resolver: zodResolver(ruleSchema), defaultValues });
  const { control, register, setValue, watch, formState } = form;
  const values = watch();
  const find = values.find.trim();
  const isTaken = rules.some((other) => other !== rule && other.string_to_replace === find);
  return (
    <FormDialog
      form={form}
      title={t(!rule ? 'addRule' : canEdit ? 'editRule' : 'viewRule')}
      submitLabel={t('done')}
      onClose={onClose}
      onSave={async (done) => (canEdit ? onDone(toRule(done)) : onClose())}
    >
      <Field
        label={t('find')}
        hint={isTaken ? t('findTaken') : undefined}
        error={formState.errors.find?.message}
      >
        {(field) => (
          <Input
            {...field}
            {...register('find')}
            readOnly={!canEdit}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('findPlaceholder')}
          />
        )}
      </Field>
      <div className="grid grid-cols-[1fr_2fr] gap-3 max-sm:grid-cols-1">
        <Controller
          control={control}
          name="way"
          render={({ field }) => (
            <Field label={t('way')}>
              {(labels) => (
                <Select
                  {...labels}
                  aria-label={t('way')}
                  value={field.value}
                  onChange={field.onChange}
                  disabled={!canEdit}
                  options={[
                    { value: 'alias', label: t('wayAlias') },
                    { value: 'ipa', label: t('wayIpa') },
                    { value: 'cmu-arpabet', label: t('wayCmu') },
                  ]}
                />
              )}
            </Field>
          )}
        />
        <Field label={t('said')} error={formState.errors.said?.message}>
          {(field) => (
            <Input
              {...field}
              {...register('said')}
              readOnly={!canEdit}
              autoComplete="off"
              spellCheck={false}
              placeholder={t(placeholders[values.way])}
            />
          )}
        </Field>
      </div>
      <HearRule form={values} />
      {canEdit && (
        <Proposals
          text={find}
          onChoose={(ipa) => {
            setValue('way', 'ipa');
            setValue('said', ipa, { shouldValidate: true });
          }}
        />
      )}
      {(['caseSensitive', 'wordBoundaries'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <Switch
              label={t(name)}
              hint={t(`${name}Hint`)}
              checked={field.value}
              onChange={field.onChange}
              disabled={!canEdit}
            />
          )}
        />
      ))}
    </FormDialog>
  );
}
