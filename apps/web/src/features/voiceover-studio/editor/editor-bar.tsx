import { AudioLines, Captions, FileDown, Plus, SlidersHorizontal, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { addCaptions, addLine, isUnspoken, speakAll } from '#web/features/voiceover-studio/editor/actions.ts';
import { useEditorState, useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useSpeaker } from '#web/features/voiceover-studio/editor/use-speaker.ts';
import { ExportDialog } from '#web/features/voiceover-studio/exporting/export-dialog.tsx';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { useFilePlace } from '#web/shared/files/file-drop.tsx';
import { HistoryButtons } from '#web/shared/timeline/history-buttons.tsx';
import { SaveNote } from '#web/shared/timeline/save-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** What can be brought in, what was done, and the way out. */
export function EditorBar({ onOpenDetails }: { onOpenDetails: () => void }) {
  const t = useMessages();
  const { name, canEdit } = useOpenVoiceover();
  const saveState = useEditorState((state) => state.saveState);
  const isWide = useBreakpoint('lg');
  const [isExporting, setExporting] = useState(false);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-1.5 border-b px-4 py-2">
      <div className="min-w-32 flex-1">
        <p className="truncate font-medium text-ink">{name}</p>
        <SaveNote state={saveState} />
      </div>
      {canEdit && <Tools onOpenDetails={onOpenDetails} />}
      {!isWide && (
        <IconButton label={t('details')} onClick={onOpenDetails}>
          <SlidersHorizontal aria-hidden />
        </IconButton>
      )}
      <Button variant="primary" className="max-sm:px-2.5!" onClick={() => setExporting(true)}>
        <FileDown aria-hidden />
        <span className="max-sm:sr-only">{t('export')}</span>
      </Button>
      {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
    </div>
  );
}

function Tools({ onOpenDetails }: { onOpenDetails: () => void }) {
  const t = useMessages();
  const { editor, transport } = useOpenVoiceover();
  const { choose, isLooking } = useFilePlace();
  const speaker = useSpeaker();
  const history = useEditorState((state) => state.history);
  const unspoken = useEditorState((state) => state.history.present.clips.filter(isUnspoken).length);
  const isSpeaking = useEditorState(({ speaking }) => speaking.size > 0);
  return (
    <>
      <HistoryButtons history={history} onUndo={() => editor.undo()} onRedo={() => editor.redo()} />
      <IconButton label={t('addFile')} disabled={isLooking} onClick={choose}>
        <Upload aria-hidden />
      </IconButton>
      <CaptionsButton voiceId={speaker?.voiceId ?? null} />
      <Button
        onClick={() => {
          addLine(editor, { atMs: transport.nowMs, voiceId: speaker?.voiceId ?? null });
          onOpenDetails();
        }}
      >
        <Plus aria-hidden />
        {t('addLine')}
      </Button>
      {unspoken > 0 && (
        <Button
          isBusy={isSpeaking}
          disabled={!speaker}
          title={t('speakAllHint', { count: unspoken })}
          onClick={() => speaker && void speakAll(editor, speaker)}
        >
          <AudioLines aria-hidden />
          {t('speakAll')}
        </Button>
      )}
    </>
  );
}

function CaptionsButton({ voiceId }: { voiceId: string | null }) {
  const t = useMessages();
  const { editor } = useOpenVoiceover();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t('captions')} onClick={() => input.current?.click()}>
        <Captions aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept=".srt,.vtt"
        hidden
        aria-label={t('captionsFile')}
        data-testid="captions-file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void addCaptions(editor, file, voiceId);
        }}
      />
    </>
  );
}
