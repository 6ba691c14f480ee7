import { zodResolver } from '@hookform/resolvers/zod';
import { workspaceRoles } from '@mynah/contract/permissions';
import type { ServiceAccount } from '@mynah/contract/workspaces/service-accounts';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/service-accounts/messages.ts';
import {
  type NewAccount,
  type SharingGroup,
  useServiceAccountCalls,
} from '#web/features/service-accounts/service-accounts.requests.ts';
import { SharingFields } from '#web/features/service-accounts/sharing-fields.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(100)),
  role: z.enum(workspaceRoles),
  default_sharing_groups: z.array(z.custom<SharingGroup>()),
});

type AccountDialogProps = {
  /** The one to edit; none makes a new one. */
  account?: ServiceAccount;
  onClose: () => void;
};

export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const t = useMessages();
  const form = useForm<NewAccount>({ resolver: zodResolver(schema), defaultValues: formOf(account) });
  const save = useSave(account);
  return (
    <FormDialog
      form={form}
      title={account ? t('editAccount') : t('create')}
      description={account ? undefined : t('createText')}
      submitLabel={account ? t('save') : t('create')}
      onClose={onClose}
      onSave={async (values) => {
        await save(values);
        toast.success(account ? t('saved', { name: values.name }) : t('created', { name: values.name }));
        onClose();
      }}
    >
      <TextField form={form} name="name" label={t('name')} placeholder={t('namePlaceholder')} />
      {!account && <RoleChoice value={form.watch('role')} onChange={(role) => form.setValue('role', role)} />}
      <Controller
        control={form.control}
        name="default_sharing_groups"
        render={({ field }) => <SharingFields value={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  );
}

type RoleChoiceProps = { value: NewAccount['role']; onChange: (role: NewAccount['role']) => void };

/** Fixed for good: what an account may do is a reason to make another one. */
function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-13">{t('role')}</p>
      <ChoiceCards
        label={t('role')}
        value={value}
        onChange={onChange}
        options={workspaceRoles.map((role) => ({
          value: role,
          label: t(`role_${role}`),
          hint: t(`role_${role}_hint`),
        }))}
      />
    </div>
  );
}

const formOf = (account: ServiceAccount | undefined): NewAccount => ({
  name: account?.name ?? '',
  role: account?.role ?? 'editor',
  default_sharing_groups: (account?.default_sharing_groups ?? []).map(({ group, permission_level }) => ({
    group_id: group.id,
    permission_level,
  })),
});

function useSave(account: ServiceAccount | undefined) {
  const { create, edit } = useServiceAccountCalls();
  return ({ role, ...change }: NewAccount) =>
    account ? edit(account.service_account_user_id, change) : create({ ...change, role });
}
