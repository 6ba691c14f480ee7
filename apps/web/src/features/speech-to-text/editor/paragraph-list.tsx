import { MicOff } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useEditor } from '#web/features/speech-to-text/editor/editor-context.tsx';
import { ParagraphView } from '#web/features/speech-to-text/editor/paragraph-view.tsx';
import { useMarks } from '#web/features/speech-to-text/editor/use-marks.ts';
import { useSound, useStartAt } from '#web/features/speech-to-text/editor/use-sound.ts';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The transcript. A press on a word goes to its sound. */
export function ParagraphList() {
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const { details, paragraphs } = useEditor();
  const { at } = useSearchValues((search) => ({
    at: search.at === undefined ? undefined : Number(search.at),
  }));
  const { isLoaded, playFrom } = useSound(details);
  useMarks(list, isLoaded);
  useStartAt(details.has_audio ? at : undefined, playFrom);
  // the paragraphs are many: they take one function that stays the same
  const latest = useRef(playFrom);
  latest.current = playFrom;
  const play = useCallback((seconds: number) => latest.current(seconds), []);
  if (paragraphs.length === 0 && details.state === 'done')
    return <EmptyState className="flex-1 justify-center" icon={<MicOff aria-hidden />} title={t('silent')} />;
  return (
    <div ref={list} className="min-h-0 flex-1 overflow-y-auto px-6 py-6 max-sm:px-4">
      <ol className="mx-auto flex max-w-180 flex-col gap-1">
        {paragraphs.map((paragraph, index) => (
          <ParagraphView
            key={paragraph.key}
            paragraph={paragraph}
            index={index}
            isSameSpeaker={paragraphs[index - 1]?.speakerId === paragraph.speakerId && index > 0}
            onPlay={details.has_audio ? play : undefined}
          />
        ))}
      </ol>
    </div>
  );
}
