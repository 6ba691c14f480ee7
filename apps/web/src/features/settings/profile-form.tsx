import type { User } from '@mynah/contract/accounts/user';
import { Dices } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#web/features/settings/messages.ts';
import { proposeName, useEditMetadata, useEditPublicName } from '#web/features/settings/settings.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

/** The names; a failed account is told of above, beside its own retry. */
export function ProfileForm() {
  const { data: user, isError } = useUser();
  if (user) return <NamesForm user={user} />;
  return isError ? null : <Skeleton className="h-44" />;
}

function NamesForm({ user }: { user: User }) {
  const t = useMessages();
  const { form, save } = useNames(user);
  const { errors, isSubmitting, isDirty } = form.formState;
  const required = { validate: (text: string) => text.trim() !== '' || t('nameMissing') };
  const propose = async () => form.setValue('publicName', await proposeName(), { shouldDirty: true });
  return (
    <Card>
      <form onSubmit={save} noValidate className="flex flex-col gap-4 p-4">
        <Field label={t('name')} error={errors.firstName?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('firstName', required)}
              maxLength={100}
              autoComplete="given-name"
            />
          )}
        </Field>
        <Field label={t('publicName')} hint={t('publicNameHint')}>
          {(control) => (
            <div className="flex gap-2">
              <Input {...control} {...form.register('publicName')} maxLength={100} />
              <IconButton label={t('proposeName')} onClick={() => void okOrToast(propose())}>
                <Dices aria-hidden />
              </IconButton>
            </div>
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          disabled={!isDirty}
          isBusy={isSubmitting}
        >
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}

function useNames(user: User) {
  const t = useMessages();
  const editMetadata = useEditMetadata();
  const editPublicName = useEditPublicName();
  const values = { firstName: user.first_name ?? '', publicName: user.public_user_name ?? '' };
  const form = useForm({ values, resetOptions: { keepDirtyValues: true } });
  const save = form.handleSubmit(async ({ firstName, publicName }) => {
    const first_name = firstName.trim();
    const name = publicName.trim();
    const isSaved = await okOrToast(
      Promise.all([
        first_name !== values.firstName && editMetadata.mutateAsync({ first_name }),
        name !== '' && name !== values.publicName && editPublicName.mutateAsync(name),
      ]),
    );
    if (!isSaved) return;
    form.reset({ firstName: first_name, publicName: name || values.publicName });
    toast.success(t('saved'));
  });
  return { form, save };
}
