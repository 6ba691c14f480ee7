import { ArrowLeft, Pause, Play, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useEditor } from '#web/features/speech-to-text/editor/editor-context.tsx';
import { ExportMenu } from '#web/features/speech-to-text/editor/export-menu.tsx';
import { FindField } from '#web/features/speech-to-text/editor/find-field.tsx';
import { SpeakerPanel } from '#web/features/speech-to-text/editor/speaker-panel.tsx';
import { UndoButtons } from '#web/features/speech-to-text/editor/undo-buttons.tsx';
import { useEdit } from '#web/features/speech-to-text/editor/use-edit.ts';
import { useSound } from '#web/features/speech-to-text/editor/use-sound.ts';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { SPEECH_TO_TEXT_PATH } from '#web/features/speech-to-text/speech-to-text-path.ts';
import { useTranscriptActions } from '#web/features/speech-to-text/use-transcript-actions.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { readableName } from '#web/shared/models/readable-name.ts';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

export function EditorHeader() {
  const t = useMessages();
  return (
    <header className="flex shrink-0 flex-col gap-2 border-b px-5 py-3 max-sm:px-4">
      <div className="flex items-center gap-2">
        <Link
          to={SPEECH_TO_TEXT_PATH}
          aria-label={t('back')}
          className={classNames(iconButtonClass('sm'), '-ms-2')}
        >
          <ArrowLeft aria-hidden />
        </Link>
        <TitleField />
        <Buttons />
      </div>
      <Facts />
      <div className="flex flex-wrap items-start gap-2">
        <PlayButton />
        <UndoButtons />
        <FindField />
        <UnsureSwitch />
      </div>
    </header>
  );
}

function TitleField() {
  const t = useMessages();
  const { details } = useEditor();
  const edit = useEdit(details.transcription_id);
  const [text, setText] = useState(details.title);
  return (
    <input
      aria-label={t('rename')}
      value={text}
      maxLength={200}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        const title = text.trim();
        if (title === '') setText(details.title);
        else if (title !== details.title) void edit({ title });
      }}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      className="h-8 min-w-0 flex-1 truncate rounded-sm bg-transparent px-1 font-semibold text-18 tracking-[-0.01em] hover:bg-hover"
    />
  );
}

function Buttons() {
  const t = useMessages();
  const navigate = useNavigate();
  const { details } = useEditor();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { remove } = useTranscriptActions(details.transcription_id);
  const removeAndLeave = async () => {
    if (await remove()) await navigate({ to: SPEECH_TO_TEXT_PATH });
  };
  return (
    <>
      {details.speakers.length > 0 && (
        <IconButton
          size="sm"
          label={t('speakerList')}
          onClick={() => setSheetOpen(true)}
          className="lg:hidden"
        >
          <Users aria-hidden />
        </IconButton>
      )}
      <IconButton size="sm" label={t('delete')} onClick={() => void removeAndLeave()}>
        <Trash2 aria-hidden />
      </IconButton>
      <ExportMenu id={details.transcription_id} title={details.title} />
      <Sheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} side="bottom" title={t('speakerList')}>
        <SpeakerPanel />
      </Sheet>
    </>
  );
}

/** What it is, and which engine wrote it. */
function Facts() {
  const t = useMessages();
  const { details } = useEditor();
  const { language, engine, duration_ms, warnings } = details;
  const facts = [
    formatDuration(duration_ms / 1000),
    language && languageName(language),
    engine && t('madeBy', { engine: readableName(engine) }),
  ].filter(Boolean);
  return (
    <div className="text-12 text-ink-2">
      <p>{facts.join(' · ')}</p>
      {engine?.startsWith('whisper') && <p className="text-ink-3">{t('madeByHint')}</p>}
      {warnings.map((warning) => (
        <p key={warning}>{warningText(warning, t)}</p>
      ))}
    </div>
  );
}

const warningText = (code: string, t: ReturnType<typeof useMessages>): string =>
  code === 'audio_events_not_tagged'
    ? t('warning_audio_events_not_tagged')
    : t('anyWarning', { warning: code.replaceAll('_', ' ') });

function PlayButton() {
  const t = useMessages();
  const { details } = useEditor();
  const { isPlaying, toggle } = useSound(details);
  useShortcut({
    ...{ keys: 'space', label: t('play'), group: t('keys') },
    run: () => details.has_audio && toggle(),
  });
  if (!details.has_audio) return null;
  return (
    <Button size="sm" onClick={toggle} className="min-w-22">
      {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
      {isPlaying ? t('pause') : t('play')}
    </Button>
  );
}

function UnsureSwitch() {
  const t = useMessages();
  const { unsure } = useEditor();
  if (unsure.count === 0) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={unsure.isShown}
      title={t('unsureCount', { count: unsure.count })}
      onClick={() => unsure.show(!unsure.isShown)}
      className="ms-auto aria-pressed:bg-active aria-pressed:text-ink"
    >
      {t('unsure')}
      <span className="figures text-12">{unsure.count}</span>
    </Button>
  );
}
