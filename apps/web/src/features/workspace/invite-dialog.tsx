import { zodResolver } from '@hookform/resolvers/zod';
import { Link2, Mail } from 'lucide-react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { type InviteForm, inviteFormSchema } from '#web/features/workspace/invite-form.ts';
import { useMessages } from '#web/features/workspace/messages.ts';
import { NameChoice } from '#web/features/workspace/name-choice.tsx';
import { RoleSelect } from '#web/features/workspace/role-select.tsx';
import { useGroups, useInviteByLink, useInviteByMail } from '#web/features/workspace/workspace.requests.ts';
import { readAddresses } from '#web/shared/read-addresses.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

type InviteDialogProps = { onClose: () => void; onLink: (url: string) => void };

export function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const t = useMessages();
  const form = useForm<InviteForm>({
    resolver: zodResolver(inviteFormSchema),
    defaultValues: { way: 'mail', addresses: '', seat: 'workspace_member', groupIds: [] },
  });
  const invite = useInvite({ onClose, onLink });
  return (
    <FormDialog
      form={form}
      title={t('inviteTitle')}
      description={t('inviteText')}
      submitLabel={form.watch('way') === 'mail' ? t('sendInvites') : t('makeLink')}
      onClose={onClose}
      onSave={invite}
    >
      <InviteFields form={form} />
    </FormDialog>
  );
}

function InviteFields({ form }: { form: UseFormReturn<InviteForm> }) {
  const t = useMessages();
  const way = form.watch('way');
  return (
    <>
      <ChoiceCards
        label={t('inviteBy')}
        value={way}
        onChange={(next) => form.setValue('way', next)}
        options={[
          { value: 'mail', label: t('byMail'), hint: t('byMailHint'), icon: <Mail aria-hidden /> },
          { value: 'link', label: t('byLink'), hint: t('byLinkHint'), icon: <Link2 aria-hidden /> },
        ]}
      />
      {way === 'mail' && (
        <Field
          label={t('addresses')}
          hint={t('addressesHint')}
          error={form.formState.errors.addresses?.message}
        >
          {(control) => (
            <textarea
              {...control}
              {...form.register('addresses')}
              rows={3}
              autoComplete="off"
              className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
            />
          )}
        </Field>
      )}
      <PlaceFields form={form} />
    </>
  );
}

function PlaceFields({ form }: { form: UseFormReturn<InviteForm> }) {
  const t = useMessages();
  const groups = Object.values(useGroups().data ?? {});
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium text-13">{t('role')}</p>
        <Controller
          control={form.control}
          name="seat"
          render={({ field }) => (
            <RoleSelect label={t('role')} value={field.value} onChange={field.onChange} />
          )}
        />
      </div>
      {groups.length > 0 && (
        <Controller
          control={form.control}
          name="groupIds"
          render={({ field }) => (
            <NameChoice
              label={t('intoGroups')}
              options={groups.map(({ id, name }) => ({ value: id, label: name }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </>
  );
}

function useInvite({ onClose, onLink }: InviteDialogProps) {
  const t = useMessages();
  const byMail = useInviteByMail();
  const byLink = useInviteByLink();
  return async ({ way, addresses, seat, groupIds }: InviteForm) => {
    const place = { seat_type: seat, group_ids: groupIds };
    if (way === 'link') {
      const { invite } = await byLink.mutateAsync(place);
      return onLink(invite.invite_url);
    }
    const { emails } = readAddresses(addresses);
    await byMail.mutateAsync({ emails, ...place });
    toast.success(t('invited', { count: emails.length, address: emails[0] ?? '' }));
    onClose();
  };
}
