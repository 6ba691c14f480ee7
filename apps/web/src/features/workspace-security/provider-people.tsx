import { zodResolver } from '@hookform/resolvers/zod';
import type { Group } from '@mynah/contract/workspaces/groups';
import type { IdentityProvider } from '@mynah/contract/workspaces/single-sign-on';
import { Controller, useForm } from 'react-hook-form';
import { MappingFields } from '#web/features/workspace-security/mapping-fields.tsx';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { Part } from '#web/features/workspace-security/part.tsx';
import {
  type PeopleForm,
  peopleFormOf,
  peopleFormSchema,
  peopleOf,
} from '#web/features/workspace-security/people-form.ts';
import { RoleField } from '#web/features/workspace-security/role-field.tsx';
import { useEditProvider } from '#web/features/workspace-security/security.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.tsx';

type ProviderPeopleProps = { provider: IdentityProvider; groups: readonly Group[]; canSave: boolean };

/** One form: what newcomers become, and the groups of the provider. */
export function ProviderPeople({ provider, groups, canSave }: ProviderPeopleProps) {
  const t = useMessages();
  const edit = useEditProvider();
  const form = useForm<PeopleForm>({
    resolver: zodResolver(peopleFormSchema),
    defaultValues: peopleFormOf(provider, new Set(groups.map(({ id }) => id))),
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      await edit.mutateAsync({ id: provider.identity_provider_id, ...peopleOf(values) });
      toast.success(t('peopleSaved', { name: provider.name }));
      form.reset(values);
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <h1 className="pt-6 font-semibold text-18 tracking-[-0.01em]">
        {t('peopleHeading', { name: provider.name })}
      </h1>
      <Part title={t('newcomers')} text={t('newcomersText')}>
        <Card className="p-4">
          <Controller
            control={form.control}
            name="role"
            render={({ field }) => <RoleField value={field.value} onChange={field.onChange} />}
          />
        </Card>
      </Part>
      <div className="border-t">
        <Part title={t('mapping')} text={t('mappingText')}>
          {groups.length === 0 ? <NoGroups /> : <MappingFields form={form} groups={groups} />}
        </Part>
      </div>
      <div className="flex items-center justify-end gap-3 border-t pt-5">
        <FormError text={errors.root?.message} />
        <Button type="submit" variant="primary" disabled={!canSave} isBusy={isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function NoGroups() {
  const t = useMessages();
  return (
    <Card>
      <EmptyState
        title={t('noGroups')}
        text={t('noGroupsText')}
        action={
          <Link to="/app/workspace/groups" className={buttonClass()}>
            {t('toGroups')}
          </Link>
        }
      />
    </Card>
  );
}
