import { zodResolver } from '@hookform/resolvers/zod';
import type { Group } from '@mynah/contract/groups';
import type { IdentityProvider } from '@mynah/contract/single-sign-on';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, SearchX } from 'lucide-react';
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
import {
  useEditProvider,
  useMappableGroups,
  useSignOnState,
} from '#web/features/workspace-security/security.requests.ts';
import { AdminsOnly } from '#web/shared/account/admins-only.tsx';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Who comes in by a provider: what they become, and in which groups they are. */
export function Page() {
  const t = useMessages();
  return (
    <AdminsOnly title={t('adminsOnly')} text={t('adminsOnlyText')}>
      <Link
        to="/app/workspace/security"
        className="mt-6 -mb-2 inline-flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('backToSecurity')}
      </Link>
      <People />
    </AdminsOnly>
  );
}

function People() {
  const t = useMessages();
  const { providerId } = useParams({ strict: false }) as { providerId?: string };
  const state = useSignOnState();
  const groups = useMappableGroups();
  if (state.isPending || groups.isPending) {
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-5 pt-8">
        <Skeleton className="h-20 rounded-xl" />
        <Skeleton className="h-40 rounded-xl" />
      </div>
    );
  }
  const failed = [state, groups].find(({ isError }) => isError);
  if (failed || !state.data || !groups.data) {
    return (
      <Card className="mt-8">
        <ErrorState
          error={failed?.error}
          title={t('peopleFailed')}
          onRetry={() => void Promise.all([state.refetch(), groups.refetch()])}
        />
      </Card>
    );
  }
  const provider = state.data.identity_providers.find((one) => one.identity_provider_id === providerId);
  if (!provider) {
    return (
      <Card className="mt-8">
        <EmptyState icon={<SearchX aria-hidden />} title={t('providerGone')} text={t('providerGoneText')} />
      </Card>
    );
  }
  return <Edit provider={provider} groups={Object.values(groups.data)} canSave={state.data.is_available} />;
}

type EditProps = { provider: IdentityProvider; groups: readonly Group[]; canSave: boolean };

function Edit({ provider, groups, canSave }: EditProps) {
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
