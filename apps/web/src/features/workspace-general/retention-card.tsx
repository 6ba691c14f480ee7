import { retentionDays as limits } from '@mynah/contract/history/history-sources';
import type { Workspace } from '@mynah/contract/workspaces/workspace';
import { useState } from 'react';
import { fetchExpiringCount, useUpdateWorkspace } from '#web/features/workspace-general/general.requests.ts';
import { useMessages } from '#web/features/workspace-general/messages.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';

type Days = Workspace['history_retention_days'];

const NEVER = 'never';
const OWN = 'own';
const YEAR = 365;
const CHOICES = [30, 90, YEAR];

/** Everybody sees for how long the history is kept, admins change it. */
export function RetentionCard({ days }: { days: Days }) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const { save, isBusy } = useSaveRetention(days);
  const [isOwn, setOwn] = useState(days !== null && !CHOICES.includes(days));
  const choose = async (value: string) => {
    if (value === OWN) return setOwn(true);
    if (await save(value === NEVER ? null : Number(value))) setOwn(false);
  };
  return (
    <Card id="retention" className="flex flex-col gap-4 p-5">
      <Field label={t('retention')} hint={isAdmin ? t('retentionHint') : t('adminsOnly')}>
        {({ id, ...control }) => (
          <Select
            id={id}
            aria-label={t('retention')}
            aria-describedby={control['aria-describedby']}
            value={isOwn ? OWN : days === null ? NEVER : String(days)}
            onChange={(value) => void choose(value)}
            disabled={!isAdmin || isBusy}
            className="w-full max-w-60"
            options={[
              { value: NEVER, label: t('keptForever') },
              ...CHOICES.map((choice) => ({
                value: String(choice),
                label: choice === YEAR ? t('oneYear') : t('days', { count: choice, days: choice }),
              })),
              { value: OWN, label: t('ownDays') },
            ]}
          />
        )}
      </Field>
      {isOwn && <OwnDays days={days} onSave={save} isBusy={isBusy} isDisabled={!isAdmin} />}
    </Card>
  );
}

type OwnDaysProps = {
  days: Days;
  onSave: (days: number) => Promise<boolean>;
  isBusy: boolean;
  isDisabled: boolean;
};

function OwnDays({ days, onSave, isBusy, isDisabled }: OwnDaysProps) {
  const t = useMessages();
  const [text, setText] = useState(days === null ? '' : String(days));
  const [error, setError] = useState<string>();
  const save = () => {
    const wanted = Number(text);
    const isValid = Number.isInteger(wanted) && wanted >= limits.min && wanted <= limits.max;
    setError(isValid ? undefined : t('ownDaysInvalid', { max: limits.max }));
    if (isValid) void onSave(wanted);
  };
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={t('ownDaysLabel')} error={error} className="w-full max-w-60">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={text}
            disabled={isDisabled}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {!isDisabled && (
        <Button type="submit" isBusy={isBusy} disabled={text === String(days)} className="mt-7">
          {t('save')}
        </Button>
      )}
    </form>
  );
}

/** Says how many items go at once, and asks, before anything does. */
function useSaveRetention(current: Days) {
  const t = useMessages();
  const update = useUpdateWorkspace();
  const [isAsking, setAsking] = useState(false);
  const isAgreed = async (days: number): Promise<boolean> => {
    const counting = fetchExpiringCount(days);
    if (!(await okOrToast(counting))) return false;
    const count = await counting;
    return confirm({
      title: t('retentionTitle', { count: days, days }),
      description:
        count === 0 ? t('retentionNone') : t('retentionLoss', { count, items: formatCount(count) }),
      confirmLabel: count === 0 ? t('retentionConfirm') : t('retentionDelete'),
      isDanger: count > 0,
    });
  };
  const save = async (days: Days): Promise<boolean> => {
    if (days === current) return true;
    const isShorter = days !== null && (current === null || days < current);
    setAsking(true);
    try {
      if (isShorter && !(await isAgreed(days))) return false;
      const isDone = await okOrToast(update.mutateAsync({ history_retention_days: days }));
      if (isDone) toast.success(t('retentionSaved'));
      return isDone;
    } finally {
      setAsking(false);
    }
  };
  return { save, isBusy: isAsking || update.isPending };
}
