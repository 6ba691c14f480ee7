import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  changeDictionary,
  createDictionary,
  dictionariesKey,
  type PronunciationDictionary,
} from '#web/features/dictionaries/dictionaries.requests.ts';
import { message, useMessages } from '#web/features/dictionaries/messages.ts';
import { DICTIONARY_PATH } from '#web/features/dictionaries/paths.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(100, message('nameTooLong'))),
  description: z.string().check(z.trim(), z.maxLength(1000)),
  access: z.enum(['none', 'viewer', 'editor']),
});
type DictionaryForm = z.infer<typeof schema>;

type DictionaryDialogProps = {
  /** The one to rename; none makes a new one. */
  dictionary?: PronunciationDictionary;
  onClose: () => void;
};

export function DictionaryDialog({ dictionary, onClose }: DictionaryDialogProps) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<DictionaryForm>({
    resolver: zodResolver(schema),
    defaultValues: { name: dictionary?.name ?? '', description: '', access: 'none' },
  });
  const save = async ({ name, description, access }: DictionaryForm) => {
    if (dictionary) {
      await changeDictionary(dictionary.id, { name });
      toast.success(t('renamed'));
      await queryClient.invalidateQueries({ queryKey: dictionariesKey });
      return onClose();
    }
    const { id } = await createDictionary({
      name,
      description: description || undefined,
      workspace_access: access === 'none' ? undefined : access,
    });
    void queryClient.invalidateQueries({ queryKey: dictionariesKey });
    await navigate({ to: DICTIONARY_PATH, params: { dictionaryId: id } });
  };
  return (
    <FormDialog
      form={form}
      title={t(dictionary ? 'rename' : 'new')}
      submitLabel={t(dictionary ? 'save' : 'create')}
      size="sm"
      onClose={onClose}
      onSave={save}
    >
      <TextField form={form} name="name" label={t('name')} placeholder={t('namePlaceholder')} />
      {!dictionary && (
        <>
          <Field label={t('description')}>
            {(control) => <Input {...control} {...form.register('description')} autoComplete="off" />}
          </Field>
          <Controller
            control={form.control}
            name="access"
            render={({ field }) => (
              <Field label={t('access')}>
                {(control) => (
                  <Select
                    {...control}
                    aria-label={t('access')}
                    value={field.value}
                    onChange={field.onChange}
                    options={[
                      { value: 'none', label: t('accessNone') },
                      { value: 'viewer', label: t('accessViewer') },
                      { value: 'editor', label: t('accessEditor') },
                    ]}
                  />
                )}
              </Field>
            )}
          />
        </>
      )}
    </FormDialog>
  );
}
