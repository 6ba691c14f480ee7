import { SidePanel as SettingsAndHistory } from '#web/features/history/index.ts';
import { ChangeFooter } from '#web/features/speech-to-speech/change-footer.tsx';
import { ChangeNotice } from '#web/features/speech-to-speech/change-notice.tsx';
import { useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { Compare } from '#web/features/speech-to-speech/compare.tsx';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import { SettingsPanel } from '#web/features/speech-to-speech/settings-panel.tsx';
import { NoSource, SourceDrop } from '#web/features/speech-to-speech/source-drop.tsx';
import { type Change, useChange } from '#web/features/speech-to-speech/use-change.ts';
import { useStartFromAddress } from '#web/features/speech-to-speech/use-start-from-address.ts';
import { isNotIdle, useRenewAfterMaking } from '#web/shared/making/use-renew-after-making.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';

export function Page() {
  const t = useMessages();
  const change = useChange();
  useStartFromAddress();
  useRenewAfterMaking(useChanging, isNotIdle);
  useShortcut({
    keys: 'mod+enter',
    label: t('keyGenerate'),
    group: t('keys'),
    worksInFields: true,
    run: change.generate,
  });
  return (
    <PageWithSettings label={t('openSettings')} settings={<SidePanel change={change} />} isTall>
      {(openSettings) => (
        <>
          <SourceDrop>{change.source ? <Compare source={change.source} /> : <NoSource />}</SourceDrop>
          <ChangeNotice change={change} />
          <ChangeFooter change={change} onOpenSettings={openSettings} />
        </>
      )}
    </PageWithSettings>
  );
}

/** Settings and history beside the page. */
function SidePanel({ change }: { change: Change }) {
  const t = useMessages();
  const labels = { panel: t('openSettings'), settings: t('settings'), history: t('history') };
  return <SettingsAndHistory labels={labels} settings={<SettingsPanel change={change} />} />;
}
