import type { Group } from '@mynah/contract/workspaces/groups';
import { ArrowRight, Plus, X } from 'lucide-react';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import type { PeopleForm } from '#web/features/workspace-security/people-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

type MappingFieldsProps = { form: UseFormReturn<PeopleForm>; groups: readonly Group[] };

/** Rows of a name at the provider and the group here that its people are in. */
export function MappingFields({ form, groups }: MappingFieldsProps) {
  const t = useMessages();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  return (
    <Card>
      {fields.length === 0 ? (
        <p className="px-4 py-5 text-13 text-ink-2">{t('mappingEmpty')}</p>
      ) : (
        <ul className="divide-y">
          {fields.map((field, index) => (
            <MappingRow
              key={field.id}
              form={form}
              groups={groups}
              index={index}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <div className="border-t p-3">
        <Button size="sm" onClick={() => append({ name: '', groupId: '' })}>
          <Plus aria-hidden />
          {t('mappingAdd')}
        </Button>
      </div>
    </Card>
  );
}

type MappingRowProps = MappingFieldsProps & { index: number; onRemove: () => void };

function MappingRow({ form, groups, index, onRemove }: MappingRowProps) {
  const t = useMessages();
  const number = index + 1;
  const errors = form.formState.errors.rows?.[index];
  const fault = errors?.name?.message ?? errors?.groupId?.message;
  return (
    <li className="flex items-start gap-2 p-3">
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2 max-sm:flex-col max-sm:items-stretch">
          <Input
            {...form.register(`rows.${index}.name`)}
            aria-label={t('mappingName', { number })}
            aria-invalid={errors?.name ? true : undefined}
            placeholder={t('mappingNamePlaceholder')}
            autoComplete="off"
            spellCheck={false}
            className="min-w-0 flex-1 max-sm:flex-none"
          />
          <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-3 max-sm:hidden" />
          <Controller
            control={form.control}
            name={`rows.${index}.groupId`}
            render={({ field }) => (
              <Select
                aria-label={t('mappingGroup', { number })}
                className="min-w-0 flex-1 max-sm:flex-none"
                value={field.value}
                onChange={field.onChange}
                options={[
                  { value: '', label: t('mappingChoose') },
                  ...groups.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
          />
        </div>
        {fault && (
          <p role="alert" className="pt-1.5 text-12 text-danger">
            {fault}
          </p>
        )}
      </div>
      <IconButton label={t('mappingRemove', { number })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
