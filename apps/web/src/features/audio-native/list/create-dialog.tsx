import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, Link2, Type } from 'lucide-react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import {
  createPlayer,
  type NewPlayer,
  playersKey,
} from '#web/features/audio-native/audio-native.requests.ts';
import { type PlayerForm, playerForm, sourceOf } from '#web/features/audio-native/list/player-form.ts';
import { useMessages } from '#web/features/audio-native/messages.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { controlClass } from '#web/ui/input.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

/** NAT-001: an article by its address, as a file or as text. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const form = useForm<PlayerForm>({
    resolver: zodResolver(playerForm),
    defaultValues: { kind: 'address', address: '', text: '', title: '', author: '' },
  });
  const save = async (values: PlayerForm) => {
    const { title, author } = values;
    await createPlayer({ title, author, source: sourceOf(values) } satisfies NewPlayer);
    toast.success(t('made'));
    void queryClient.invalidateQueries({ queryKey: playersKey });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('createTitle')}
      submitLabel={t('createSubmit')}
      onClose={onClose}
      onSave={save}
    >
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <ChoiceCards
            label={t('source')}
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: 'address', label: t('fromAddress'), icon: <Link2 aria-hidden /> },
              { value: 'file', label: t('fromFile'), icon: <FileText aria-hidden /> },
              { value: 'text', label: t('fromText'), icon: <Type aria-hidden /> },
            ]}
          />
        )}
      />
      <Source form={form} />
      <TextField
        form={form}
        name="title"
        label={t('articleTitle')}
        hint={form.watch('kind') === 'address' ? t('titleHint') : undefined}
        maxLength={500}
      />
      <TextField form={form} name="author" label={t('author')} maxLength={500} />
    </FormDialog>
  );
}

function Source({ form }: { form: UseFormReturn<PlayerForm> }) {
  const t = useMessages();
  const kind = form.watch('kind');
  if (kind === 'address') {
    return (
      <TextField
        form={form}
        name="address"
        label={t('address')}
        inputMode="url"
        placeholder="https://example.com/article"
      />
    );
  }
  const { error } = form.getFieldState(kind, form.formState);
  if (kind === 'text') {
    return (
      <Field label={t('text')} error={error?.message}>
        {(control) => (
          <textarea {...control} {...form.register('text')} rows={6} className={`${controlClass} p-3`} />
        )}
      </Field>
    );
  }
  return (
    <Controller
      control={form.control}
      name="file"
      render={({ field }) => (
        <Field label={t('file')} hint={t('fileHint')} error={error?.message}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".txt,.html,.htm,.md,text/plain,text/html"
              onChange={({ target }) => field.onChange(target.files?.[0])}
              className="text-13 file:me-3 file:h-9 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3 file:font-medium file:text-13 file:text-ink"
            />
          )}
        </Field>
      )}
    />
  );
}
