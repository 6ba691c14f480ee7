import { useQuery } from '@tanstack/react-query';
import { Quote } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenChapter, useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { useRenewCast } from '#web/features/studio/settings/use-renew-cast.ts';
import { addToCast, linesQuery } from '#web/features/studio/studio.requests.ts';
import type { FoundLine } from '#web/features/studio/studio-types.ts';
import { castLines } from '#web/features/studio/text/cast-lines.ts';
import { useSession } from '#web/features/studio/text/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

const NARRATOR = '';
const NEW = 'new:';

/** Quoted speech of the chapter by who seems to say it: "all lines of Anna" are given to her at once. */
export function QuotedLinesDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const session = useSession();
  const { address } = useOpenChapter();
  const [isSaved, setSaved] = useState(false);
  // the places count in the text as the server has it
  useEffect(() => void session.saver.flush().then(() => setSaved(true)), [session]);
  const lines = useQuery({ ...linesQuery(address), enabled: isSaved, select: bySpeaker });
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [isCasting, setCasting] = useState(false);
  const { project, cast, voices } = useOpenProject();
  const renew = useRenewCast();
  const apply = async () => {
    setCasting(true);
    try {
      let count = 0;
      for (const { speaker, found } of lines.data ?? []) {
        const choice = chosen[speaker] ?? proposalFor(speaker);
        if (choice === NARRATOR) continue;
        const member = choice.startsWith(NEW)
          ? await renew(
              addToCast(project.project_id, {
                alias: choice.slice(NEW.length),
                voice_id: voiceFor(count),
                settings: null,
                volume_gain: 0,
              }),
            )
          : cast.find(({ project_voice_ref_id }) => project_voice_ref_id === choice);
        if (!member) continue;
        count += found.length;
        const to = { voiceId: member.voice_id, castId: member.project_voice_ref_id };
        session.dispatch(castLines(session.state, found, to));
      }
      toast.success(t('linesGiven', { count }));
      onClose();
    } catch (error) {
      toast.failure(error);
    } finally {
      setCasting(false);
    }
  };
  const proposalFor = (speaker: string): string =>
    cast.find(({ alias }) => alias.toLowerCase() === speaker.toLowerCase())?.project_voice_ref_id ??
    (speaker === '' ? NARRATOR : NEW + speaker);
  /** One that nobody of the book has yet, as long as there is one. */
  const voiceFor = (place: number): string => {
    const taken = new Set([project.default_paragraph_voice_id, ...cast.map(({ voice_id }) => voice_id)]);
    const free = voices.filter((voice) => !voice.disabled && !taken.has(voice.voice_id));
    return (
      (free[place % Math.max(1, free.length)] ?? voices[0])?.voice_id ?? project.default_paragraph_voice_id
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('findLines')}
      description={t('findLinesText')}
      footer={
        <Button
          variant="primary"
          isBusy={isCasting}
          disabled={!lines.data || lines.data.length === 0}
          onClick={() => void apply()}
        >
          {t('giveLines')}
        </Button>
      }
    >
      <ListFrame
        query={lines}
        isInset
        loading={<SkeletonRows label={t('loadingLines')} cells={['h-4 w-40']} />}
        failed={t('linesFailed')}
        empty={
          <EmptyState
            icon={<Quote aria-hidden />}
            title={t('noLines')}
            text={t('noLinesText')}
            className="py-6!"
          />
        }
      >
        {(groups) => (
          <ul aria-label={t('speakers')} className="flex flex-col divide-y">
            {groups.map(({ speaker, found }) => (
              <li key={speaker} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
                <div className="min-w-48 flex-1">
                  <p className="font-medium text-13 text-ink">
                    {speaker || t('somebody')}
                    <span className="font-normal text-ink-3">{` · ${t('lines', { count: found.length })}`}</span>
                  </p>
                  <p className="line-clamp-2 text-12 text-ink-2">
                    {found
                      .slice(0, 3)
                      .map(({ text }) => text)
                      .join(' ')}
                  </p>
                </div>
                <Select
                  aria-label={t('whoPlays', { name: speaker || t('somebody') })}
                  className="w-52!"
                  value={chosen[speaker] ?? proposalFor(speaker)}
                  onChange={(choice) => setChosen((former) => ({ ...former, [speaker]: choice }))}
                  options={[
                    { value: NARRATOR, label: t('narrator') },
                    ...cast.map(({ project_voice_ref_id: value, alias: label }) => ({ value, label })),
                    ...(speaker ? [{ value: NEW + speaker, label: t('newInCast', { name: speaker }) }] : []),
                  ]}
                />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </Dialog>
  );
}

/** Who says most stands first; what nobody is named for, last. */
function bySpeaker(lines: readonly FoundLine[]): { speaker: string; found: FoundLine[] }[] {
  const groups = new Map<string, FoundLine[]>();
  for (const line of lines) {
    const name = line.speaker ?? '';
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups]
    .map(([speaker, found]) => ({ speaker, found }))
    .toSorted(
      (a, b) => Number(a.speaker === '') - Number(b.speaker === '') || b.found.length - a.found.length,
    );
}
