import { useEffect } from 'react';
import { ComposeFooter } from '#web/features/text-to-speech/compose-footer.tsx';
import { ComposeNotice } from '#web/features/text-to-speech/compose-notice.tsx';
import { persistDraft } from '#web/features/text-to-speech/draft.ts';
import { useGeneration } from '#web/features/text-to-speech/generate-speech.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { SpeechTextField } from '#web/features/text-to-speech/speech-text-field.tsx';
import { useCompose } from '#web/features/text-to-speech/use-compose.ts';
import { useStartFromAddress } from '#web/features/text-to-speech/use-start-from-address.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { isNotIdle, useRenewAfterMaking } from '#web/shared/making/use-renew-after-making.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { OnceIdle } from '#web/ui/once-idle.tsx';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';

const loadSidePanel = () => import('#web/features/text-to-speech/side-panel.tsx');
const SidePanel = lazy(async () => ({ default: (await loadSidePanel()).SidePanel }));

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
    <PageWithSettings
      label={t('openSettings')}
      settings={
        <OnceIdle label={t('openSettings')} load={loadSidePanel}>
          <SidePanel compose={compose} />
        </OnceIdle>
      }
      isTall
    >
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
