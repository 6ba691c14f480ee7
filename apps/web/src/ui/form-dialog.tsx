import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { useMessages } from '#web/ui/messages.ts';

type FormDialogProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  title: string;
  description?: string;
  submitLabel: string;
  size?: 'sm' | 'md' | 'lg';
  onClose: () => void;
  /** Closing is the caller's; a rejection is shown in the dialog. */
  onSave: (values: Values) => Promise<void>;
  children: ReactNode;
};

/** A form that asks for a few things and sends them. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, title, description, submitLabel, size, onClose, onSave, children } = props;
  const t = useMessages();
  const id = useId();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSave(values);
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isSubmitting}
      size={size}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" isBusy={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5 pb-2">
        {children}
        <FormError text={errors.root?.message} />
      </form>
    </Dialog>
  );
}
