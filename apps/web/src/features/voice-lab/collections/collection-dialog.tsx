import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { zodResolver } from '@hookform/resolvers/zod';
import type { VoiceCollection } from '@mynah/contract/voices/voice-collections';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { collectionIcons } from '#web/features/voice-lab/collections/collection-icon.tsx';
import {
  createCollection,
  editCollection,
} from '#web/features/voice-lab/collections/collections.requests.ts';
import { collectionsQuery } from '#web/features/voice-lab/lab.requests.ts';
import { message, useMessages } from '#web/features/voice-lab/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';

const schema = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(100, message('nameTooLong'))),
  icon: z.string(),
});
type CollectionForm = z.infer<typeof schema>;

type CollectionDialogProps = {
  /** The one to change; none makes a new one. */
  collection?: VoiceCollection;
  onClose: () => void;
};

export function CollectionDialog({ collection, onClose }: CollectionDialogProps) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const form = useForm<CollectionForm>({
    resolver: zodResolver(schema),
    defaultValues: { title: collection?.title ?? '', icon: collection?.icon ?? 'folder' },
  });
  const save = async (values: CollectionForm) => {
    await (collection ? editCollection(collection.collection_id, values) : createCollection(values));
    await queryClient.invalidateQueries({ queryKey: collectionsQuery.queryKey });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t(collection ? 'collectionEdit' : 'collectionNew')}
      submitLabel={t(collection ? 'save' : 'collectionCreate')}
      size="sm"
      onClose={onClose}
      onSave={save}
    >
      <Field label={t('name')} error={form.formState.errors.title?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('title')}
            autoComplete="off"
            placeholder={t('collectionPlaceholder')}
          />
        )}
      </Field>
      <Controller
        control={form.control}
        name="icon"
        render={({ field }) => <IconChoice value={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  );
}

type IconChoiceProps = { value: string; onChange: (icon: string) => void };

function IconChoice({ value, onChange }: IconChoiceProps) {
  const t = useMessages();
  const names: Record<string, string> = {
    folder: t('icon_folder'),
    star: t('icon_star'),
    heart: t('icon_heart'),
    book: t('icon_book'),
    mic: t('icon_mic'),
    podcast: t('icon_podcast'),
    video: t('icon_video'),
    megaphone: t('icon_megaphone'),
    game: t('icon_game'),
    school: t('icon_school'),
  };
  return (
    <RadioGroup
      aria-label={t('icon')}
      value={value}
      onValueChange={(next) => onChange(next as string)}
      className="flex flex-wrap gap-1.5"
    >
      {Object.entries(collectionIcons).map(([name, Icon]) => (
        <Radio.Root
          key={name}
          value={name}
          aria-label={names[name]}
          nativeButton
          render={<button type="button" />}
          className="grid size-9 place-items-center rounded-md border text-ink-2 transition-colors hover:bg-hover data-checked:border-ink data-checked:text-ink data-checked:ring-1 data-checked:ring-ink"
        >
          <Icon aria-hidden className="size-4" />
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
