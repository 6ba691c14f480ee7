import { zodResolver } from '@hookform/resolvers/zod';
import { permissions } from '@mynah/contract/permissions';
import type { Group } from '@mynah/contract/workspaces/groups';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { message, useMessages } from '#web/features/workspace/messages.ts';
import { NameChoice } from '#web/features/workspace/name-choice.tsx';
import { permissionChoices } from '#web/features/workspace/permission-areas.ts';
import { useCreateGroup, useEditGroup, useMembers } from '#web/features/workspace/workspace.requests.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(100)),
  permissions: z.array(z.enum(permissions)),
  emails: z.array(z.string()),
});
type GroupForm = z.infer<typeof schema>;

type GroupDialogProps = {
  /** The group to edit; none makes a new one. */
  group?: Group;
  onClose: () => void;
};

export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const t = useMessages();
  const form = useForm<GroupForm>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: group?.name ?? '',
      permissions: group?.permissions ?? [],
      emails: group?.members_emails ?? [],
    },
  });
  const save = useSave(group);
  return (
    <FormDialog
      form={form}
      title={group ? t('editGroup') : t('createGroup')}
      submitLabel={group ? t('save') : t('createGroup')}
      onClose={onClose}
      onSave={async (values) => {
        await save(values);
        toast.success(t('groupSaved'));
        onClose();
      }}
    >
      <GroupFields form={form} />
    </FormDialog>
  );
}

function GroupFields({ form }: { form: UseFormReturn<GroupForm> }) {
  const t = useMessages();
  const members = useMembers().data ?? [];
  const people = members.map((member) => ({
    value: member.email,
    label: nameOf(member),
    hint: member.email,
  }));
  return (
    <>
      <Field label={t('groupName')} error={form.formState.errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name')}
            placeholder={t('groupNamePlaceholder')}
            autoComplete="off"
          />
        )}
      </Field>
      <Controller
        control={form.control}
        name="emails"
        render={({ field }) => (
          <NameChoice
            label={t('groupMembers')}
            options={people}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="permissions"
        render={({ field }) => (
          <NameChoice
            label={t('groupPermissions')}
            hint={t('groupPermissionsHint')}
            options={permissionChoices.map(({ title, options }) => ({ title: t(title), options }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}

function useSave(group: Group | undefined) {
  const create = useCreateGroup();
  const edit = useEditGroup();
  return ({ emails, ...change }: GroupForm) => {
    if (!group) return create.mutateAsync({ ...change, members_emails: emails });
    const former = group.members_emails;
    return edit.mutateAsync({
      id: group.id,
      ...change,
      added: emails.filter((email) => !former.includes(email)),
      removed: former.filter((email) => !emails.includes(email)),
    });
  };
}
