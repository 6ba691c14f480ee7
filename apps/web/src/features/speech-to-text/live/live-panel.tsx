import { Eraser, Mic, Square } from 'lucide-react';
import { type LiveState, useLive } from '#web/features/speech-to-text/live/use-live.ts';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { LanguageField } from '#web/features/speech-to-text/new/options-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LevelBars } from '#web/ui/level-bars.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useFollowedEnd } from '#web/ui/use-followed-end.ts';

/** What the microphone hears, written down while it is said. */
export function LivePanel() {
  const t = useMessages();
  const live = useLive();
  const { state, committed, partial, failure, microphone } = live;
  const isIdle = state === 'idle';
  const isFinishing = state === 'finishing';
  const hasText = committed.length > 0 || partial !== '';
  const scroller = useFollowedEnd<HTMLDivElement>(`${committed.length} ${partial}`);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
        {hasText ? (
          <div
            role="log"
            aria-label={t('liveTranscript')}
            className="mx-auto flex max-w-180 flex-col gap-3 px-6 py-8 text-18 leading-8 max-sm:px-4"
          >
            {committed.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: it only grows
              <p key={index}>{text}</p>
            ))}
            {/* It changes with every word: read out is only what stays. */}
            {partial && (
              <p aria-hidden className="text-ink-3">
                {partial}
              </p>
            )}
          </div>
        ) : (
          <EmptyState
            className="h-full justify-center"
            icon={<Mic aria-hidden />}
            title={isIdle ? t('liveTitle') : t(state)}
            text={t('liveText')}
          />
        )}
      </div>
      {failure && (
        <p role="alert" className="border-t bg-danger-soft px-6 py-2.5 text-13 text-danger">
          {failure}
        </p>
      )}
      <footer className="flex shrink-0 flex-wrap items-end gap-3 border-t px-6 py-3 max-sm:px-4">
        <div className="w-56">
          <LanguageField />
        </div>
        <div className="min-w-40 flex-1">
          {microphone && <LevelBars level={microphone.level} label={t('recordingLevel')} />}
        </div>
        <StateMark state={state} />
        {hasText && isIdle && (
          <>
            <CopyButton text={committed.join('\n')} label={t('copy')} />
            <Button variant="ghost" onClick={live.clear}>
              <Eraser aria-hidden />
              {t('clear')}
            </Button>
          </>
        )}
        <Button
          variant={isIdle ? 'primary' : 'secondary'}
          disabled={isFinishing}
          onClick={isIdle ? () => void live.start() : live.stop}
          className="min-w-28"
        >
          {isIdle ? <Mic aria-hidden /> : isFinishing ? <Spinner /> : <Square aria-hidden />}
          {isIdle ? t('start') : t('stop')}
        </Button>
      </footer>
    </div>
  );
}

/** How the line stands, in words. */
function StateMark({ state }: { state: LiveState }) {
  const t = useMessages();
  const isBusy = state === 'connecting' || state === 'loading' || state === 'finishing';
  return (
    <p role="status" className="flex h-9 items-center gap-2 text-13 text-ink-2">
      {isBusy && <Spinner />}
      {state === 'listening' && <span aria-hidden className="size-2 rounded-full bg-positive" />}
      {state !== 'idle' && t(state)}
    </p>
  );
}
