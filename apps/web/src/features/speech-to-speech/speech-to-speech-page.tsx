import { SidePanel as SettingsAndHistory } from '#web/features/history/index.ts';
import { ChangeFooter } from '#web/features/speech-to-speech/change-footer.tsx';
import { ChangeNotice } from '#web/features/speech-to-speech/change-notice.tsx';
import { stopSending, useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { Compare } from '#web/features/speech-to-speech/compare.tsx';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import { SettingsPanel } from '#web/features/speech-to-speech/settings-panel.tsx';
import { NoSource, SourceDrop } from '#web/features/speech-to-speech/source-drop.tsx';
import { type Change, useChange } from '#web/features/speech-to-speech/use-change.ts';
import { useStartFromAddress } from '#web/features/speech-to-speech/use-start-from-address.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { RunCard } from '#web/shared/tool-runs/run-card.tsx';
import { UploadProgress } from '#web/shared/tool-runs/upload-progress.tsx';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';

export function Page() {
  const t = useMessages();
  const change = useChange();
  useStartFromAddress();
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
          <SourceDrop>
            {change.source ? <Compare source={change.source} /> : <NoSource />}
            <Runs runs={change.runs} />
          </SourceDrop>
          <ChangeNotice change={change} />
          <ChangeFooter change={change} onOpenSettings={openSettings} />
        </>
      )}
    </PageWithSettings>
  );
}

/** Recordings that are on their way through the server, and those that did not come through. */
function Runs({ runs }: Pick<Change, 'runs'>) {
  const t = useMessages();
  const { isSending, sent } = useChanging();
  if (!isSending && runs.length === 0) return null;
  return (
    <div className="mx-auto flex w-full max-w-220 flex-col gap-3 px-10 pb-8 max-xl:px-6 max-sm:px-4">
      {isSending && (
        <section aria-label={t('waiting')} className="rounded-xl border bg-surface px-5 pt-2 pb-5">
          <UploadProgress sent={sent} onStop={stopSending} />
        </section>
      )}
      {runs.map((run) => (
        <RunCard key={run.run_id} run={run} working={t('streaming')} failed={t('failedTitle')} />
      ))}
    </div>
  );
}

/** Settings and history beside the page. */
function SidePanel({ change }: { change: Change }) {
  const t = useMessages();
  const labels = { panel: t('openSettings'), settings: t('settings'), history: t('history') };
  return <SettingsAndHistory labels={labels} settings={<SettingsPanel change={change} />} />;
}
