import { useMemo, useState } from 'react';
import { useEditor } from '#web/features/speech-to-text/editor/editor-context.tsx';
import { speakingSeconds } from '#web/features/speech-to-text/editor/paragraphs.ts';
import { useEdit } from '#web/features/speech-to-text/editor/use-edit.ts';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { speakerColor } from '#web/shared/speaker-colors.ts';
import { Input } from '#web/ui/input.tsx';

/** Who speaks and for how long; a name given here is the name everywhere. */
export function SpeakerPanel() {
  const t = useMessages();
  const { details, paragraphs } = useEditor();
  const edit = useEdit(details.transcription_id);
  const heard = useMemo(() => speakingSeconds(paragraphs), [paragraphs]);
  const all = [...heard.values()].reduce((sum, seconds) => sum + seconds, 0);
  const rename = (id: string, name: string) =>
    void edit({
      speakers: details.speakers.map((speaker) =>
        speaker.speaker_id === id ? { ...speaker, name } : speaker,
      ),
    });
  return (
    <section className="flex flex-col gap-3 p-5">
      <h2 className="font-semibold text-13">{t('speakerList')}</h2>
      {details.speakers.length === 0 && <p className="text-12 text-ink-3">{t('noSpeakers')}</p>}
      <ul className="flex flex-col gap-4">
        {details.speakers.map(({ speaker_id, name }, place) => {
          const share = all > 0 ? (heard.get(speaker_id) ?? 0) / all : 0;
          return (
            <li key={speaker_id} className="flex flex-col gap-1.5">
              <div className="flex items-center gap-2">
                <span
                  aria-hidden
                  className="size-2.5 shrink-0 rounded-full"
                  style={{ background: speakerColor(place).dot }}
                />
                <NameField key={name} name={name} onRename={(next) => rename(speaker_id, next)} />
              </div>
              <p className="ps-4.5 text-12 text-ink-3">
                {t('speakerShare', { share: Math.round(share * 100) })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function NameField({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const t = useMessages();
  const [text, setText] = useState(name);
  const finish = () => {
    const wanted = text.trim();
    if (wanted === '') setText(name);
    else if (wanted !== name) onRename(wanted);
  };
  return (
    <Input
      aria-label={t('speakerName', { name })}
      value={text}
      maxLength={100}
      onChange={(event) => setText(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setText(name);
      }}
    />
  );
}
