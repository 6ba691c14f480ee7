import { useMessages } from '#web/player/messages.ts';
import { FloatingPanel } from '#web/player/panels/floating-panel.tsx';
import { useItemText } from '#web/player/text/item-text.ts';
import { SpokenWords } from '#web/player/text/spoken-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What is spoken, with the word that sounds. */
export function TextPanel() {
  const t = useMessages();
  return (
    <FloatingPanel
      title={t('text')}
      className="h-[min(26rem,calc(100dvh-12rem))] w-[min(38rem,calc(100vw-1.5rem))]"
    >
      <Content />
    </FloatingPanel>
  );
}

function Content() {
  const t = useMessages();
  const answer = useItemText();
  if (answer.state === 'loading') {
    return (
      <div aria-busy className="flex flex-col gap-3 p-5">
        <span className="sr-only">{t('loading')}</span>
        {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Skeleton key={line} className={`h-4 ${width}`} />
        ))}
      </div>
    );
  }
  if (answer.state === 'failed' || !answer.content) {
    return (
      <div className="flex flex-col items-start gap-3 p-5 text-13 text-ink-2">
        <p>{t('textFailed')}</p>
        <Button size="sm" onClick={answer.retry}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  const { text, words } = answer.content;
  if (text === '') return <p className="p-5 text-13 text-ink-2">{t('noText')}</p>;
  return (
    <>
      {!words && <p className="border-b px-5 py-2 text-12 text-ink-3">{t('noTimes')}</p>}
      <SpokenWords text={text} words={words?.words ?? []} />
    </>
  );
}
