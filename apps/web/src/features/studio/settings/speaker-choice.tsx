import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { giveTo, type Speaker } from '#web/features/studio/text/commands.ts';
import { narratorOf } from '#web/features/studio/text/document.ts';
import { useSession, useSessionState } from '#web/features/studio/text/use-session.ts';
import { displayName, VoiceButton } from '#web/features/voices/index.ts';
import { Labelled } from '#web/shared/making/labelled.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

/** Who speaks here: the narrator, somebody of the cast, or any voice for this place alone. */
export function SpeakerChoice() {
  const t = useMessages();
  const session = useSession();
  const { cast, voices } = useOpenProject();
  const speaker = useSessionState(({ part }) => part.speaker);
  const type = useSessionState(({ part }) => part.type);
  const nameOf = (id: string) => {
    const voice = voices.find(({ voice_id }) => voice_id === id);
    return voice ? displayName(voice) : t('unknownVoice');
  };
  const narrator = narratorOf(session.narrators, type);
  const own = speaker && speaker.castId === null ? speaker.voiceId : undefined;
  const give = (to: Speaker | null) => session.run(giveTo(to));
  return (
    <Labelled label={t('speaker')}>
      <div className="flex flex-col gap-0.5 rounded-lg border bg-surface p-1">
        <Choice
          voiceId={narrator}
          voiceName={nameOf(narrator)}
          name={t('narrator')}
          isChosen={speaker === null}
          onChoose={() => give(null)}
        />
        {cast.map(({ project_voice_ref_id: castId, voice_id: voiceId, alias }) => (
          <Choice
            key={castId}
            voiceId={voiceId}
            voiceName={nameOf(voiceId)}
            name={alias}
            isChosen={speaker?.castId === castId}
            onChoose={() => give({ voiceId, castId })}
          />
        ))}
        {own !== undefined && (
          <Choice
            voiceId={own}
            voiceName={t('hereOnly')}
            name={nameOf(own)}
            isChosen
            onChoose={() => undefined}
          />
        )}
      </div>
      <OtherVoice onSelect={(voiceId) => give({ voiceId, castId: null })} />
    </Labelled>
  );
}

/** Any voice of the workspace, for this place alone. */
function OtherVoice({ onSelect }: { onSelect: (voiceId: string) => void }) {
  const t = useMessages();
  const { voices } = useOpenProject();
  const type = useSessionState(({ part }) => part.type);
  const { narrators } = useSession();
  const shown = voices.find(({ voice_id }) => voice_id === narratorOf(narrators, type)) ?? voices[0];
  return (
    <details className="group">
      <summary className="cursor-pointer text-12 text-ink-2 hover:text-ink">{t('otherVoice')}</summary>
      <div className="pt-2">
        <VoiceButton voice={shown} isStudio onSelect={onSelect} />
      </div>
    </details>
  );
}

type ChoiceProps = {
  voiceId: string;
  voiceName: string;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ voiceId, voiceName, name, isChosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      // the selection of the text stays
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex items-center gap-2.5 rounded-md px-2 py-1.5 text-start transition-colors hover:bg-hover',
        isChosen && 'bg-accent-soft',
      )}
    >
      <VoiceOrb id={voiceId} name={voiceName} size={22} />
      <span className="min-w-0 flex-1 truncate font-medium text-13 text-ink">{name}</span>
      {voiceName !== name && <span className="max-w-32 truncate text-12 text-ink-2">{voiceName}</span>}
    </button>
  );
}
