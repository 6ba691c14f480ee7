import { Lock } from 'lucide-react';
import type { Line } from '#web/features/dubbing/document/dub-document.ts';
import { useFacts, useIsMaking } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What of a line is not as it should be, or never to be touched. */
export function LineBadges({ line }: { line: Line }) {
  const t = useMessages();
  const facts = useFacts(line.id);
  const isMaking = useIsMaking(line.id);
  return (
    <div className="flex min-h-5 flex-wrap gap-1 px-2">
      {isMaking && <Badge tone="accent">{t('making')}</Badge>}
      {!isMaking && facts?.error !== undefined && (
        <Badge tone="danger">{facts.error || t('lineFailed')}</Badge>
      )}
      {!isMaking && line.text.trim() === '' && <Badge>{t('notTranslated')}</Badge>}
      {!isMaking && line.text.trim() !== '' && !facts?.sound && <Badge>{t('notSpoken')}</Badge>}
      {!isMaking && facts?.sound && facts.isStale && <Badge tone="accent">{t('stale')}</Badge>}
      {facts?.isTooLong && <Badge tone="danger">{t('tooLong')}</Badge>}
      {line.isLocked && (
        <Badge>
          <Lock aria-hidden className="size-3" />
          {t('locked')}
        </Badge>
      )}
    </div>
  );
}
