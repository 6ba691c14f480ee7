import { useQuery } from '@tanstack/react-query';
import {
  type AgentsSettings,
  webhookChoicesQuery,
} from '#web/features/agents-settings/conversations/agents-settings.requests.ts';
import { useMessages } from '#web/features/agents-settings/messages.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const webhooksPath = '/app/workspace/webhooks';
type Webhooks = AgentsSettings['webhooks'];
type WebhookEvent = NonNullable<Webhooks['events']>[number];

interface AfterCallProps {
  webhooks: Webhooks;
  onChange: (webhooks: Webhooks) => void;
}

/** Which of the workspace's webhooks is told of a conversation that ended, and of what. */
export function AfterCall({ webhooks, onChange }: AfterCallProps) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const choices = useQuery({ ...webhookChoicesQuery, enabled: isAdmin }).data?.webhooks ?? [];
  const hasPage = useHasPage(webhooksPath) && isAdmin;
  const { post_call_webhook_id: id, events = [], transcript_format: format = 'json' } = webhooks;
  const options = choices.map(({ webhook_id, name }) => ({ value: webhook_id, label: name }));
  const isListed = id == null || options.some(({ value }) => value === id);
  const names = {
    transcript: t('eventTranscript'),
    audio: t('eventAudio'),
    call_initiation_failure: t('eventFailure'),
  } as const;
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    onChange({ ...webhooks, events: isOn ? [...events, event] : events.filter((one) => one !== event) });
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t('afterCall')}
        hint={isAdmin ? t('afterCallHint') : t('unreadableWebhook')}
        aside={
          hasPage && (
            <Link to={webhooksPath} className="underline underline-offset-2">
              {t('manageWebhooks')}
            </Link>
          )
        }
      >
        {({ id: controlId, 'aria-describedby': describedBy }) => (
          <Select
            id={controlId}
            aria-describedby={describedBy}
            value={id ?? ''}
            disabled={!isAdmin}
            onChange={(next) => onChange({ ...webhooks, post_call_webhook_id: next || null })}
            options={[
              { value: '', label: t('noWebhook') },
              ...options,
              ...(isListed ? [] : [{ value: id ?? '', label: id ?? '' }]),
            ]}
          />
        )}
      </Field>
      {id != null && (
        <>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1.5 font-medium text-13">{t('events')}</legend>
            {(['transcript', 'audio', 'call_initiation_failure'] as const).map((event) => (
              <Checkbox
                key={event}
                label={names[event]}
                checked={events.includes(event)}
                onChange={(isOn) => toggle(event, isOn)}
              />
            ))}
          </fieldset>
          <Field label={t('transcriptFormat')} className="max-w-60">
            {({ id: controlId, 'aria-describedby': describedBy }) => (
              <Select
                id={controlId}
                aria-describedby={describedBy}
                value={format}
                onChange={(next) => onChange({ ...webhooks, transcript_format: next })}
                options={[
                  { value: 'json', label: t('formatJson') },
                  { value: 'opentelemetry', label: t('formatTelemetry') },
                ]}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
