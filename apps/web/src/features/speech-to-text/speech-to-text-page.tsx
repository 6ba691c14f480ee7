import { LivePanel } from '#web/features/speech-to-text/live/live-panel.tsx';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { OptionsPanel } from '#web/features/speech-to-text/new/options-panel.tsx';
import { SourcePanel } from '#web/features/speech-to-text/new/source-panel.tsx';
import { StartBar } from '#web/features/speech-to-text/new/start-bar.tsx';
import { TranscriptList } from '#web/features/speech-to-text/transcript-list.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export function Page() {
  const t = useMessages();
  const navigate = useNavigate();
  const { view } = useSearchValues(({ view }) => ({ view }));
  return (
    <Tabs
      label={t('views')}
      value={view ?? 'files'}
      onChange={(value) =>
        void navigate({
          to: '.',
          search: (former: object) => ({ ...former, view: value === 'live' ? value : undefined }),
        })
      }
      className="flex min-h-0 flex-1 flex-col"
      listClassName="shrink-0 px-5 max-sm:px-4"
      panelClassName="flex min-h-0 min-w-0 flex-1"
      tabs={[
        { value: 'files', label: t('files'), content: <Files /> },
        { value: 'live', label: t('live'), content: <LivePanel /> },
      ]}
    />
  );
}

function Files() {
  const t = useMessages();
  return (
    <PageWithSettings label={t('options')} settings={<OptionsPanel />}>
      {(openOptions) => (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <div className="mx-auto flex max-w-220 flex-col gap-8 px-10 py-8 max-xl:px-6 max-sm:px-4 max-sm:py-5">
            <div className="flex flex-col gap-4">
              <SourcePanel />
              <StartBar onOpenOptions={openOptions} />
            </div>
            <TranscriptList />
          </div>
        </div>
      )}
    </PageWithSettings>
  );
}
