import { useEffect } from 'react';
import { SidePanel as SettingsAndHistory } from '#web/features/history/index.ts';
import { ComposeFooter } from '#web/features/text-to-speech/compose-footer.tsx';
import { ComposeNotice } from '#web/features/text-to-speech/compose-notice.tsx';
import { persistDraft } from '#web/features/text-to-speech/draft.ts';
import { useGeneration } from '#web/features/text-to-speech/generate-speech.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { SettingsPanel } from '#web/features/text-to-speech/settings-panel.tsx';
import { SpeechTextField } from '#web/features/text-to-speech/speech-text-field.tsx';
import { type Compose, useCompose } from '#web/features/text-to-speech/use-compose.ts';
import { useStartFromAddress } from '#web/features/text-to-speech/use-start-from-address.ts';
import { isNotIdle, useRenewAfterMaking } from '#web/shared/making/use-renew-after-making.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';

export function Page() {
  const t = useMessages();
  const compose = useCompose();
  useStartFromAddress(compose.generate);
  useEffect(() => persistDraft, []);
  useRenewAfterMaking(useGeneration, isNotIdle);
  useShortcut({
    keys: 'mod+enter',
    label: t('keyGenerate'),
    group: t('keys'),
    worksInFields: true,
    run: () => {
      if (compose.canGenerate) compose.generate();
    },
  });
  return (
    <PageWithSettings label={t('openSettings')} settings={<SidePanel compose={compose} />} isTall>
      {(openSettings) => (
        <>
          <SpeechTextField />
          <ComposeNotice compose={compose} />
          <ComposeFooter compose={compose} onOpenSettings={openSettings} />
        </>
      )}
    </PageWithSettings>
  );
}

/** Settings and history beside the page. */
function SidePanel({ compose }: { compose: Compose }) {
  const t = useMessages();
  const labels = { panel: t('openSettings'), settings: t('settings'), history: t('history') };
  return <SettingsAndHistory labels={labels} settings={<SettingsPanel compose={compose} />} />;
}
