import { AudioLines, Languages, Merge, Scissors, Trash2 } from 'lucide-react';
import type { Line } from '#web/features/dubbing/document/dub-document.ts';
import { followerOf } from '#web/features/dubbing/document/splitting.ts';
import { merge, remove, speak, split, translate } from '#web/features/dubbing/editor/actions.ts';
import { useDocument, useFacts, useIsMaking, useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The line again, in words and in sound. */
export function MakeButtons({ line }: { line: Line }) {
  const t = useMessages();
  const { editor } = useOpenDub();
  const facts = useFacts(line.id);
  const isMaking = useIsMaking(line.id);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        isBusy={isMaking}
        disabled={line.text.trim() === ''}
        onClick={() => void speak(editor, [line.id])}
      >
        <AudioLines aria-hidden />
        {t(facts?.sound ? 'speakAgain' : 'speak')}
      </Button>
      <Button
        disabled={isMaking || line.isLocked || line.sourceText.trim() === ''}
        onClick={() => void translate(editor, [line.id])}
      >
        <Languages aria-hidden />
        {t(line.text.trim() === '' ? 'translate' : 'translateAgain')}
      </Button>
    </div>
  );
}

export function LineActions({ line }: { line: Line }) {
  const t = useMessages();
  const { editor, transport } = useOpenDub();
  const hasFollower = followerOf(useDocument(), line) !== undefined;
  return (
    <div className="flex gap-1">
      <IconButton
        label={t('split')}
        disabled={line.isLocked}
        onClick={() => split(editor, line.id, { nowMs: transport.nowMs })}
      >
        <Scissors aria-hidden />
      </IconButton>
      <IconButton
        label={t('merge')}
        disabled={!hasFollower || line.isLocked}
        onClick={() => merge(editor, line.id)}
      >
        <Merge aria-hidden />
      </IconButton>
      <IconButton label={t('deleteLine')} disabled={line.isLocked} onClick={() => remove(editor, line.id)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
