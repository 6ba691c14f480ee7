import { Plus } from 'lucide-react';
import { addSpeaker } from '#web/features/dubbing/document/dub-document.ts';
import { useDocument, useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { SpeakerCard } from '#web/features/dubbing/panel/speaker-card.tsx';
import { Button } from '#web/ui/button.tsx';

/** Who speaks, in which voice: changed here, it is changed everywhere. */
export function SpeakersTab() {
  const t = useMessages();
  const { editor, canEdit } = useOpenDub();
  const { speakers } = useDocument();
  const add = () => {
    const name = t('speakerNumber', { number: speakers.length + 1 });
    editor.change((dub) => addSpeaker(dub, { id: crypto.randomUUID(), name, voiceId: null }));
  };
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={t('speakers')} className="flex flex-col gap-3">
        {speakers.map((speaker, place) => (
          <SpeakerCard key={speaker.id} speaker={speaker} place={place} />
        ))}
      </ul>
      {canEdit && (
        <Button className="self-start" onClick={add}>
          <Plus aria-hidden />
          {t('addSpeaker')}
        </Button>
      )}
    </div>
  );
}
