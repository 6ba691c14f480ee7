import { useState } from 'react';
import type { AudioNativeSettings } from '#web/features/audio-native/audio-native.requests.ts';
import { Snippet } from '#web/features/audio-native/list/code-dialog.tsx';
import { useMessages } from '#web/features/audio-native/messages.ts';
import { DefaultsCard } from '#web/features/audio-native/settings/defaults-card.tsx';
import { findWrongDomain, readDomains } from '#web/features/audio-native/settings/domains.ts';
import { SettingsFrame, useSaveSettings } from '#web/features/audio-native/settings/settings-frame.tsx';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { controlClass, Input } from '#web/ui/input.tsx';

/** NAT-008: where players may stand, and what new ones are made with. */
export function Page() {
  return (
    <SettingsFrame>
      {(settings) => (
        <>
          <DomainsCard settings={settings} />
          <SiteCard settings={settings} />
          <DefaultsCard settings={settings} />
        </>
      )}
    </SettingsFrame>
  );
}

type CardProps = { settings: AudioNativeSettings };

function DomainsCard({ settings }: CardProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const { save, isBusy } = useSaveSettings();
  const [text, setText] = useState(settings.allowed_domains.join('\n'));
  const [error, setError] = useState<string>();
  const submit = async () => {
    const domains = readDomains(text);
    const wrong = findWrongDomain(domains);
    setError(wrong === undefined ? undefined : t('domainInvalid', { domain: wrong }));
    if (wrong === undefined) await save({ allowed_domains: domains });
  };
  return (
    <Card className="flex flex-col items-start gap-4 p-5">
      <Field label={t('domains')} hint={t('domainsHint')} error={error} className="w-full">
        {(control) => (
          <textarea
            {...control}
            value={text}
            rows={4}
            spellCheck={false}
            disabled={isViewer}
            placeholder="example.com"
            onChange={({ target }) => setText(target.value)}
            className={`${controlClass} p-3`}
          />
        )}
      </Field>
      <EditorButton variant="primary" isBusy={isBusy} onClick={() => void submit()}>
        {t('save')}
      </EditorButton>
    </Card>
  );
}

const mostPerHour = 100;

function SiteCard({ settings }: CardProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const { save, isBusy } = useSaveSettings();
  const [perHour, setPerHour] = useState(String(settings.articles_per_hour));
  const [error, setError] = useState<string>();
  const submit = async () => {
    const isNumber = /^\d{1,3}$/.test(perHour) && Number(perHour) <= mostPerHour;
    setError(isNumber ? undefined : t('perHourInvalid', { most: mostPerHour }));
    if (isNumber) await save({ articles_per_hour: Number(perHour) });
  };
  return (
    <Card className="flex flex-col items-start gap-4 p-5">
      <div className="flex w-full flex-col gap-2">
        <h2 className="font-medium text-13 text-ink">{t('site')}</h2>
        <p className="text-13 text-ink-2">{t('siteText')}</p>
        {settings.allowed_domains.length === 0 ? (
          <p className="text-13 text-ink-3">{t('siteNeedsDomains')}</p>
        ) : (
          <Snippet code={settings.site_snippet} />
        )}
      </div>
      <Field label={t('perHour')} hint={t('perHourHint')} error={error} className="w-full max-w-100">
        {(control) => (
          <Input
            {...control}
            value={perHour}
            inputMode="numeric"
            disabled={isViewer}
            onChange={({ target }) => setPerHour(target.value)}
          />
        )}
      </Field>
      <EditorButton isBusy={isBusy} onClick={() => void submit()}>
        {t('save')}
      </EditorButton>
    </Card>
  );
}
