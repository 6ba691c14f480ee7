import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { fetchLinkToken } from '#web/features/agents/agents.requests.ts';
import { useEditor, usePlatform } from '#web/features/agents/editor/editor-context.tsx';
import { Section, TextArea, TextInput } from '#web/features/agents/editor/fields.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { TALK_PATH } from '#web/features/agents/paths.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { useServerAddress } from '#web/shared/app-config.ts';
import { copyText } from '#web/shared/copy-text.ts';
import { dateOfUnix, formatDateTime } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.tsx';

/** The page of the agent alone: its address, and a link that opens it to who has no account. */
export function SharedPage() {
  const t = useMessages();
  const { agent } = useEditor();
  const address = `${useServerAddress()}${TALK_PATH}?agent_id=${agent.agent_id}`;
  const [widget, setWidget] = usePlatform('widget');
  // as callers find it: what is not published closes nothing yet
  const isPublic = !agent.platform_settings.auth.enable_auth;
  return (
    <Section title={t('sharedPage')} text={isPublic ? t('sharedPagePublic') : t('sharedPagePrivate')}>
      <div className="flex flex-col gap-2">
        <div>
          <Badge tone={isPublic ? 'positive' : 'neutral'}>{isPublic ? t('public') : t('private')}</Badge>
        </div>
        <CopyField label={t('pageLink')} copyLabel={t('copyLink')} text={address} />
      </div>
      {!isPublic && <TemporaryLink address={address} />}
      <TextInput
        label={t('pageText')}
        value={widget.shareable_page_text ?? ''}
        onChange={(text) => setWidget({ ...widget, shareable_page_text: text || null })}
      />
      <TextArea
        label={t('terms')}
        hint={t('termsHint')}
        value={widget.terms_text ?? ''}
        onChange={(text) => setWidget({ ...widget, terms_text: text || null })}
      />
    </Section>
  );
}

function TemporaryLink({ address }: { address: string }) {
  const t = useMessages();
  const { agent } = useEditor();
  const make = useMutation({
    mutationFn: () => fetchLinkToken(agent.agent_id),
    onSuccess: async (token) => {
      if (token && (await copyText(linkOf(address, token.conversation_token))))
        toast.success(t('linkCopied'));
    },
  });
  const { data: token } = make;
  const expires = token?.expiration_time_unix_secs;
  return (
    <div className="flex flex-col gap-2">
      {token && (
        <>
          <CopyField
            label={t('sharedLink')}
            copyLabel={t('copyLink')}
            text={linkOf(address, token.conversation_token)}
          />
          <p className="text-13 text-ink-2">
            {expires ? t('linkUntil', { time: formatDateTime(dateOfUnix(expires)) }) : t('linkForEver')}
          </p>
        </>
      )}
      <div>
        <Button disabled={make.isPending} onClick={() => make.mutate()}>
          <Link2 aria-hidden />
          {t('makeLink')}
        </Button>
      </div>
      <FormError text={make.error ? errorText(make.error) : undefined} />
    </div>
  );
}

const linkOf = (address: string, token: string): string => `${address}&token=${encodeURIComponent(token)}`;
