import type { Workspace } from '@mynah/contract/workspaces/workspace';
import { useState } from 'react';
import { WorkspaceDictionaries } from '#web/features/dictionaries/index.ts';
import { useTrainingOptOut, useUpdateWorkspace } from '#web/features/workspace-general/general.requests.ts';
import { useMessages } from '#web/features/workspace-general/messages.ts';
import { RemovalNoticeCard } from '#web/features/workspace-general/removal-notice-card.tsx';
import { RetentionCard } from '#web/features/workspace-general/retention-card.tsx';
import { ServerAddressCard } from '#web/features/workspace-general/server-address-card.tsx';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { useWorkspace } from '#web/shared/account/workspace.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';

export function Page() {
  const t = useMessages();
  const { data, error, isPending, refetch } = useWorkspace();
  if (isPending) {
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-5 pt-8">
        <Skeleton className="h-28" />
        <Skeleton className="h-20" />
        <Skeleton className="h-28" />
      </div>
    );
  }
  if (error) {
    return (
      <Card className="mt-8">
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-5 pt-8">
      <NameCard key={data.name} name={data.name} />
      <TrainingCard isOptedOut={data.training_opt_out.flag} />
      <InactivityCard seconds={data.session_inactivity_timeout} />
      <RetentionCard key={data.history_retention_days} days={data.history_retention_days} />
      <WorkspaceDictionaries locators={data.pronunciation_dictionary_locators} />
      <RemovalNoticeCard webhookId={data.voice_library_removal_notice_webhook_id} />
      <ServerAddressCard />
    </div>
  );
}

function NameCard({ name: stored }: { name: string }) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const update = useUpdateWorkspace();
  const [name, setName] = useState(stored);
  const [error, setError] = useState<string>();
  const save = async () => {
    if (name.trim() === '') return setError(t('nameMissing'));
    setError(undefined);
    if (await okOrToast(update.mutateAsync({ name: name.trim() }))) toast.success(t('nameSaved'));
  };
  return (
    <Card id="name" className="p-5">
      <form
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t('name')} error={error} className="w-full max-w-100">
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={100}
              disabled={!isAdmin}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {isAdmin && (
          <Button type="submit" isBusy={update.isPending} disabled={name.trim() === stored}>
            {t('save')}
          </Button>
        )}
      </form>
    </Card>
  );
}

/** Everybody sees it, admins change it (WSP-076 to WSP-078). */
export function TrainingCard({ isOptedOut }: { isOptedOut: boolean }) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const { mutate, isPending } = useTrainingOptOut();
  return (
    <Card id="training" className="p-5">
      <Switch
        label={t('training')}
        hint={isAdmin ? t('trainingHint') : t('adminsOnly')}
        checked={isOptedOut}
        onChange={mutate}
        disabled={!isAdmin || isPending}
      />
    </Card>
  );
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CHOICES = [5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 8 * HOUR, DAY, 7 * DAY];

function InactivityCard({ seconds }: { seconds: Workspace['session_inactivity_timeout'] }) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const update = useUpdateWorkspace();
  const text = useDurationText();
  // one that was set by the API stays a choice
  const choices = seconds === null || CHOICES.includes(seconds) ? CHOICES : [seconds, ...CHOICES];
  const choose = async (value: string) => {
    const timeout = value === 'never' ? null : Number(value);
    const isDone = await okOrToast(update.mutateAsync({ session_inactivity_timeout: timeout }));
    if (isDone) toast.success(t('inactivitySaved'));
  };
  return (
    <Card id="inactivity" className="p-5">
      <Field label={t('inactivity')} hint={isAdmin ? t('inactivityHint') : t('adminsOnly')}>
        {({ id, ...control }) => (
          <Select
            id={id}
            aria-label={t('inactivity')}
            aria-describedby={control['aria-describedby']}
            value={seconds === null ? 'never' : String(seconds)}
            onChange={(value) => void choose(value)}
            disabled={!isAdmin || update.isPending}
            className="w-full max-w-60"
            options={[
              { value: 'never', label: t('never') },
              ...choices.map((choice) => ({ value: String(choice), label: text(choice) })),
            ]}
          />
        )}
      </Field>
    </Card>
  );
}

function useDurationText() {
  const t = useMessages();
  return (seconds: number): string => {
    if (seconds % DAY === 0) return t('days', { count: seconds / DAY, days: seconds / DAY });
    if (seconds % HOUR === 0) return t('hours', { count: seconds / HOUR });
    if (seconds % MINUTE === 0) return t('minutes', { count: seconds / MINUTE });
    return t('seconds', { count: seconds });
  };
}
