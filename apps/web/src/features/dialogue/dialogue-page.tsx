import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DialogueFooter } from '#web/features/dialogue/dialogue-footer.tsx';
import { DialogueLine } from '#web/features/dialogue/dialogue-line.tsx';
import { DialogueNotice } from '#web/features/dialogue/dialogue-notice.tsx';
import { changeDraft, persistDraft } from '#web/features/dialogue/draft.ts';
import { emptyScene, hasExample } from '#web/features/dialogue/example-scene.ts';
import { useGeneration } from '#web/features/dialogue/generate-dialogue.ts';
import { useMessages } from '#web/features/dialogue/messages.ts';
import { SidePanel } from '#web/features/dialogue/side-panel.tsx';
import { type Dialogue, useDialogue } from '#web/features/dialogue/use-dialogue.ts';
import { useLineActions } from '#web/features/dialogue/use-line-actions.ts';
import { useRestoreFromAddress } from '#web/features/dialogue/use-restore-from-address.ts';
import { useSpokenLine } from '#web/features/dialogue/use-spoken-line.ts';
import { isNotIdle, useRenewAfterMaking } from '#web/shared/making/use-renew-after-making.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';

export function Page() {
  const t = useMessages();
  const dialogue = useDialogue();
  useRestoreFromAddress();
  useRenewAfterMaking(useGeneration, isNotIdle);
  useEffect(() => persistDraft, []);
  useShortcut({
    keys: 'mod+enter',
    label: t('keyGenerate'),
    group: t('keys'),
    worksInFields: true,
    run: () => dialogue.canGenerate && dialogue.generate(),
  });
  return (
    <PageWithSettings label={t('openSettings')} settings={<SidePanel dialogue={dialogue} />} isTall>
      {(openSettings) => (
        <>
          <Lines dialogue={dialogue} />
          <DialogueNotice dialogue={dialogue} />
          <DialogueFooter dialogue={dialogue} onOpenSettings={openSettings} />
        </>
      )}
    </PageWithSettings>
  );
}

/** The page is the script. */
function Lines({ dialogue: { lines, voices } }: { dialogue: Dialogue }) {
  const t = useMessages();
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');
  const actions = useLineActions(list, voices.data, setNews);
  useSpokenLine(list);
  const startEmpty = () => {
    const empty = emptyScene(lines);
    changeDraft({ lines: empty });
    if (empty[0]) actions.focus(empty[0].id);
  };
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto max-w-220 px-10 pt-6 pb-16 max-xl:px-6 max-sm:px-4">
        {voices.isError && !voices.data && (
          <ErrorState error={voices.error} title={t('voicesFailed')} onRetry={() => void voices.refetch()} />
        )}
        {hasExample(lines) && <ExampleNote onStart={startEmpty} />}
        <ol ref={list} aria-label={t('lines')} className="flex flex-col gap-3">
          {lines.map((line, index) => (
            <DialogueLine
              key={line.id}
              line={line}
              index={index}
              count={lines.length}
              voice={voices.data?.find((voice) => voice.voice_id === line.voiceId)}
              actions={actions}
            />
          ))}
        </ol>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            variant="ghost"
            size="sm"
            onClick={() => lines.length > 0 && actions.addAfter(lines.at(-1)!.id)}
          >
            <Plus aria-hidden />
            {t('addLine')}
          </Button>
          <p className="text-12 text-ink-3 max-sm:hidden">{t('keysHint')}</p>
        </div>
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
    </div>
  );
}

/** Says what stands there before anybody has written a word. */
function ExampleNote({ onStart }: { onStart: () => void }) {
  const t = useMessages();
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-13 text-ink-2">{t('example')}</p>
      <Button variant="ghost" size="sm" onClick={onStart} className="-mx-3">
        {t('startEmpty')}
      </Button>
    </div>
  );
}
