import { UserPlus } from 'lucide-react';
import type { Change } from '#web/features/speech-to-text/editor/change.ts';
import { useEditor } from '#web/features/speech-to-text/editor/editor-context.tsx';
import type { Paragraph } from '#web/features/speech-to-text/editor/paragraphs.ts';
import { useEdit } from '#web/features/speech-to-text/editor/use-edit.ts';
import { message, useMessages } from '#web/features/speech-to-text/messages.ts';
import { speakerColor } from '#web/shared/speaker-colors.ts';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

/** Who says a paragraph, and the way to say that it is another. */
export function SpeakerMenu({ paragraph }: { paragraph: Paragraph }) {
  const t = useMessages();
  const { details } = useEditor();
  const edit = useEdit(details.transcription_id);
  const { speakers } = details;
  const place = speakers.findIndex(({ speaker_id }) => speaker_id === paragraph.speakerId);
  const name = speakers[place]?.name ?? paragraph.speakerId ?? '';
  const color = speakerColor(Math.max(0, place));
  return (
    <Menu
      label={t('speaker')}
      align="start"
      trigger={
        <button
          type="button"
          aria-label={t('speakerOf', { name })}
          style={{ color: color.ink }}
          className="-ms-1 flex h-8 items-center gap-2 rounded-sm px-1 font-semibold text-13 hover:bg-active"
        >
          <span aria-hidden className="size-2.5 rounded-full" style={{ background: color.dot }} />
          {name}
        </button>
      }
    >
      <MenuChoices
        label={t('speaker')}
        value={paragraph.speakerId ?? ''}
        onChange={(speaker) => void edit(giveTo(details, paragraph, speaker))}
        options={speakers.map(({ speaker_id, name: label }) => ({ value: speaker_id, label }))}
      />
      <MenuSeparator />
      <MenuItem icon={<UserPlus aria-hidden />} onSelect={() => void edit(giveToNew(details, paragraph))}>
        {t('newSpeaker')}
      </MenuItem>
    </Menu>
  );
}

type Details = ReturnType<typeof useEditor>['details'];

function giveTo({ channels }: Details, { channel, first, count }: Paragraph, speaker: string): Change {
  const words = channels.find(({ channel_index }) => channel_index === channel)?.words ?? [];
  const changed = words.slice(first, first + count).map((word) => ({ ...word, speaker_id: speaker }));
  return { words: [{ channel, index: first, deleteCount: count, words: changed }] };
}

function giveToNew(details: Details, paragraph: Paragraph): Change {
  const taken = new Set(details.speakers.map(({ speaker_id }) => speaker_id));
  let number = details.speakers.length;
  while (taken.has(`speaker_${number}`)) number += 1;
  const speaker_id = `speaker_${number}`;
  const name = `${message('speaker')} ${number + 1}`;
  return {
    ...giveTo(details, paragraph, speaker_id),
    speakers: [...details.speakers, { speaker_id, name }],
  };
}
