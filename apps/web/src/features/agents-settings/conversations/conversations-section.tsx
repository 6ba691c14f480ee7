import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AfterCall } from '#web/features/agents-settings/conversations/after-call.tsx';
import {
  type AgentsSettings,
  changeSettings,
  settingsQuery,
} from '#web/features/agents-settings/conversations/agents-settings.requests.ts';
import { useMessages } from '#web/features/agents-settings/messages.ts';
import { Section } from '#web/features/agents-settings/section.tsx';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What holds for all agents of the workspace; an agent's own overrides go before. */
export function ConversationsSection() {
  const t = useMessages();
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <Section id="conversations" title={t('conversations')} text={t('conversationsText')}>
      <div className="border-t p-4">
        {data && <SettingsForm key={JSON.stringify(data)} stored={data} />}
        {!data && error && (
          <ErrorState error={error} title={t('settingsFailed')} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-60 w-full" />
          </div>
        )}
      </div>
    </Section>
  );
}

function SettingsForm({ stored }: { stored: AgentsSettings }) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const client = useQueryClient();
  const [settings, setSettings] = useState(stored);
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<AgentsSettings>) => setSettings({ ...settings, ...change });
  const days = settings.conversation_embedding_retention_days;
  const isFine = days === null || isWithin(days, 365);
  const save = async (): Promise<void> => {
    setBusy(true);
    const { webhooks, conversation_embedding_retention_days } = settings;
    if (await okOrToast(changeSettings({ webhooks, conversation_embedding_retention_days }))) {
      await client.invalidateQueries({ queryKey: settingsQuery.queryKey });
      toast.success(t('saved'));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-6">
      <fieldset disabled={isViewer} inert={isViewer} className="flex min-w-0 flex-col gap-6">
        <AfterCall webhooks={settings.webhooks} onChange={(webhooks) => set({ webhooks })} />
        <Days
          label={t('retention')}
          hint={t('retentionHint')}
          error={t('retentionError')}
          most={365}
          value={days}
          onChange={(next) => set({ conversation_embedding_retention_days: next })}
        />
      </fieldset>
      <div>
        <EditorButton variant="primary" isBusy={isBusy} disabled={!isFine} onClick={() => void save()}>
          {t('saveSettings')}
        </EditorButton>
      </div>
    </div>
  );
}

const isWithin = (days: number, most: number): boolean => Number.isInteger(days) && days >= 0 && days <= most;

interface DaysProps {
  label: string;
  hint: string;
  error: string;
  most: number;
  value: number | null;
  onChange: (days: number | null) => void;
}

/** Empty is nothing said. */
function Days({ label, hint, error, most, value, onChange }: DaysProps) {
  const isWrong = value !== null && !isWithin(value, most);
  return (
    <Field label={label} hint={hint} error={isWrong ? error : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-30"
          defaultValue={value ?? ''}
          onChange={({ target }) => onChange(target.value.trim() === '' ? null : Number(target.value))}
        />
      )}
    </Field>
  );
}
