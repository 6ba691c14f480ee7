import { Merge } from 'lucide-react';
import { useEffect, useState } from 'react';
import { changeSpeaker, mergeSpeakers, type Speaker } from '#web/features/dubbing/document/dub-document.ts';
import { useDocument, useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { useSelectedVoice, useVoices, VoiceButton } from '#web/features/voices/index.ts';
import { speakerColor } from '#web/shared/speaker-colors.ts';
import { Input } from '#web/ui/input.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { Select } from '#web/ui/select.tsx';

const OWN = 'own';
/** As the API calls it. */
const SIMILAR = 'similar';
const CHOSEN = 'chosen';
type Choice = typeof OWN | typeof SIMILAR | typeof CHOSEN;

const choiceOf = (voiceId: string | null): Choice => {
  if (voiceId === null) return OWN;
  return voiceId === SIMILAR ? SIMILAR : CHOSEN;
};

export function SpeakerCard({ speaker, place }: { speaker: Speaker; place: number }) {
  const t = useMessages();
  const { editor, canEdit } = useOpenDub();
  const { lines, speakers } = useDocument();
  const spoken = lines.filter(({ speakerId }) => speakerId === speaker.id).length;
  const others = speakers.filter(({ id }) => id !== speaker.id);
  return (
    <li className="flex flex-col gap-2.5 rounded-lg border bg-surface p-3">
      <div className="flex items-center gap-2">
        <span
          aria-hidden
          className="size-2.5 shrink-0 rounded-full"
          style={{ background: speakerColor(place).dot }}
        />
        <NameInput speaker={speaker} />
        <span className="figures shrink-0 text-12 text-ink-3">{t('linesOf', { count: spoken })}</span>
        {canEdit && others.length > 0 && (
          <RowMenu label={t('actionsOf', { name: speaker.name })}>
            {others.map((other) => (
              <MenuItem
                key={other.id}
                icon={<Merge aria-hidden />}
                onSelect={() => editor.change((dub) => mergeSpeakers(dub, speaker.id, other.id))}
              >
                {t('mergeInto', { name: other.name })}
              </MenuItem>
            ))}
          </RowMenu>
        )}
      </div>
      <VoiceChoice speaker={speaker} />
    </li>
  );
}

function NameInput({ speaker }: { speaker: Speaker }) {
  const t = useMessages();
  const { editor, canEdit } = useOpenDub();
  const [name, setName] = useState(speaker.name);
  useEffect(() => setName(speaker.name), [speaker.name]);
  const keep = () => {
    const next = name.trim();
    if (next === '') setName(speaker.name);
    else if (next !== speaker.name) editor.change((dub) => changeSpeaker(dub, speaker.id, { name: next }));
  };
  return (
    <Input
      aria-label={t('nameOfSpeaker', { name: speaker.name })}
      value={name}
      maxLength={100}
      disabled={!canEdit}
      onChange={(event) => setName(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
      className="h-8! min-w-0 flex-1"
    />
  );
}

/** Their own, made of their lines, the nearest of the library, or one of the workspace's. */
function VoiceChoice({ speaker }: { speaker: Speaker }) {
  const t = useMessages();
  const { editor, canEdit } = useOpenDub();
  const voices = useVoices().data;
  const preferred = useSelectedVoice(voices);
  const set = (voiceId: string | null) => editor.change((dub) => changeSpeaker(dub, speaker.id, { voiceId }));
  const name = t('voiceOf', { name: speaker.name });
  const choice = choiceOf(speaker.voiceId);
  const ids = { own: null, similar: SIMILAR, chosen: preferred?.voice_id ?? null } as const;
  return (
    <>
      <Select
        aria-label={name}
        value={choice}
        disabled={!canEdit}
        onChange={(next) => set(ids[next])}
        options={[
          { value: OWN, label: t('ownVoice'), hint: t('ownVoiceHint') },
          { value: SIMILAR, label: t('similarVoice'), hint: t('similarVoiceHint') },
          { value: CHOSEN, label: t('chosenVoice') },
        ]}
      />
      {choice === CHOSEN && canEdit && (
        <VoiceButton
          isCompact
          voice={voices?.find(({ voice_id }) => voice_id === speaker.voiceId)}
          onSelect={set}
        />
      )}
    </>
  );
}
