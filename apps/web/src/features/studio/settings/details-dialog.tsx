import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { useProjectChange } from '#web/features/studio/settings/use-project-change.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const isbn = /^(97[89][- ]?)?(\d[- ]?){9}[\dXx]$/;
const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(500, message('nameTooLong'))),
  title: z.string().check(z.trim(), z.maxLength(500, message('nameTooLong'))),
  author: z.string().check(z.trim(), z.maxLength(500, message('nameTooLong'))),
  isbn_number: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isbn.test(text), message('isbnInvalid')),
  ),
});
type Details = z.infer<typeof schema>;

/** STU-014 to STU-032: what the book says of itself; it goes into the tags of what is exported. */
export function DetailsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { project } = useOpenProject();
  const { send } = useProjectChange();
  const form = useForm<Details>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: project.name,
      title: project.title ?? '',
      author: project.author ?? '',
      isbn_number: project.isbn_number ?? '',
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('aboutBook')}
      description={t('aboutBookText')}
      submitLabel={t('save')}
      onClose={onClose}
      onSave={async (values) => {
        await send(values);
        onClose();
      }}
    >
      <TextField form={form} name="name" label={t('projectName')} />
      <TextField form={form} name="title" label={t('bookTitle')} />
      <TextField form={form} name="author" label={t('author')} />
      <TextField form={form} name="isbn_number" label={t('isbn')} placeholder="978-3-16-148410-0" />
    </FormDialog>
  );
}
