import { zodResolver } from '@hookform/resolvers/zod';
import { fictionKinds, projectNormalizations, targetAudiences } from '@mynah/contract/studio/project-values';
import { Controller, useForm } from 'react-hook-form';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { CoverField } from '#web/features/studio/settings/cover-field.tsx';
import {
  type Details,
  detailsSchema,
  NOT_SAID,
  toChange,
  toDetails,
} from '#web/features/studio/settings/details-form.ts';
import { useProjectChange } from '#web/features/studio/settings/use-project-change.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** STU-014 to STU-032: what the book says of itself; it goes into the tags of what is exported. */
export function DetailsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { project, canEdit } = useOpenProject();
  const { send } = useProjectChange();
  const form = useForm<Details>({ resolver: zodResolver(detailsSchema), defaultValues: toDetails(project) });
  const choice = (
    name: 'audience' | 'kind' | 'normalization',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Field label={label}>
          {(control) => (
            <Select
              {...control}
              aria-label={label}
              value={field.value}
              onChange={field.onChange}
              options={options}
            />
          )}
        </Field>
      )}
    />
  );
  return (
    <FormDialog
      form={form}
      title={t('aboutBook')}
      description={t('aboutBookText')}
      submitLabel={t('save')}
      size="lg"
      onClose={onClose}
      onSave={async (values) => {
        if (canEdit) await send(toChange(values));
        onClose();
      }}
    >
      <CoverField />
      <fieldset disabled={!canEdit} className="grid grid-cols-2 gap-x-4 gap-y-5 max-sm:grid-cols-1">
        <TextField form={form} name="name" label={t('projectName')} />
        <TextField form={form} name="title" label={t('bookTitle')} />
        <TextField form={form} name="author" label={t('author')} />
        <TextField form={form} name="isbn" label={t('isbn')} placeholder="978-3-16-148410-0" />
        <Field label={t('description')} className="col-span-full">
          {(control) => (
            <textarea
              {...control}
              {...form.register('description')}
              rows={3}
              className={`${controlClass} ${typedTextClass} resize-y px-3 py-2`}
            />
          )}
        </Field>
        <TextField form={form} name="genres" label={t('genres')} hint={t('genresHint')} />
        <TextField
          form={form}
          name="contentType"
          label={t('contentType')}
          placeholder={t('contentTypePlaceholder')}
        />
        <TextField
          form={form}
          name="published"
          label={t('published')}
          placeholder={t('publishedPlaceholder')}
        />
        <TextField form={form} name="language" label={t('languageCode')} placeholder="en" maxLength={2} />
        {choice(
          'audience',
          t('audience'),
          targetAudiences.map((value) => ({ value, label: t(`audience_${value}`) })),
        )}
        {choice('kind', t('kind'), [
          { value: NOT_SAID, label: t('kind_unknown') },
          ...fictionKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
        ])}
        {choice(
          'normalization',
          t('normalization'),
          projectNormalizations.map((value) => ({ value, label: t(`normalization_${value}`) })),
        )}
        <div className="col-span-full flex flex-col gap-4">
          {(['isMature', 'playsOn'] as const).map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field }) => (
                <Switch
                  label={t(name === 'isMature' ? 'mature' : 'continuePlaying')}
                  hint={t(name === 'isMature' ? 'matureHint' : 'continuePlayingHint')}
                  checked={field.value}
                  onChange={field.onChange}
                  disabled={!canEdit}
                />
              )}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}
