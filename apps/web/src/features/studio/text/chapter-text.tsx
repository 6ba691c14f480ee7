import '#web/features/studio/text/text.css';
import { useEffect, useRef } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { BlockTools } from '#web/features/studio/text/block-tools.tsx';
import { useSession, useSessionState } from '#web/features/studio/text/use-session.ts';
import { toast } from '#web/ui/toast.tsx';

type ChapterTextProps = { chapterName: string; canEdit: boolean };

/** The text of a chapter. React draws its place; what is in it is the editor's own. */
export function ChapterText({ chapterName, canEdit }: ChapterTextProps) {
  const t = useMessages();
  const session = useSession();
  const place = useRef<HTMLDivElement>(null);
  const label = t('textOf', { chapter: chapterName });
  const refusals = useSessionState((state) => state.refusals);
  useEffect(() => {
    if (!place.current) return;
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(canEdit ? {} : { 'aria-readonly': 'true', tabindex: '0' }),
    };
    return session.mount(place.current, attributes);
  }, [session, label, canEdit]);
  useEffect(() => {
    if (refusals > 0) toast.info(t('isLocked'));
  }, [refusals, t]);
  // a page that is closed has no time for an answer
  useEffect(() => {
    const leave = () => session.saver.leave();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [session]);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div
        className="studio-text relative mx-auto max-w-184 pt-6 max-sm:pt-3"
        style={{ '--hint': JSON.stringify(t('writeHere')) } as React.CSSProperties}
      >
        <div ref={place} />
        <BlockTools place={place} canEdit={canEdit} />
      </div>
    </div>
  );
}
