import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenChapter, useOpenProject } from '#web/features/studio/project/open-project.tsx';
import {
  type Chapter,
  convertChapter,
  convertProject,
  mutedQuery,
  projectKey,
} from '#web/features/studio/studio.requests.ts';
import { useSession } from '#web/features/studio/text/use-session.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { WORDS_PER_MINUTE } from '#web/shared/format/speaking-time.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { CreditCost } from '#web/shared/making/credit-cost.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Letters of a word with its gap, in English. */
const CHARACTERS_PER_WORD = 5.7;

/** What it costs and how long it will be, before it is made. */
export function ConvertDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { project } = useOpenProject();
  const { address, chapterName } = useOpenChapter();
  const session = useSession();
  const muted = useQuery(mutedQuery(project.project_id)).data ?? [];
  const renewAfter = useRenewAfter(projectKey(project.project_id));
  const [scope, setScope] = useState<'chapter' | 'project'>('project');
  const [isStarting, setStarting] = useState(false);
  const chapters = project.chapters.filter(({ chapter_id: id }) =>
    scope === 'chapter' ? id === address.chapterId : !muted.includes(id),
  );
  const { credits, unconverted, characters } = totalsOf(chapters);
  const start = async () => {
    setStarting(true);
    try {
      await session.saver.flush();
      await renewAfter(scope === 'project' ? convertProject(project.project_id) : convertChapter(address));
      onClose();
    } catch (error) {
      toast.failure(error);
      setStarting(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('convertTitle')}
      description={t('convertText')}
      footer={
        <Button variant="primary" isBusy={isStarting} onClick={() => void start()}>
          {t('convert')}
        </Button>
      }
    >
      <ChoiceCards
        label={t('convertWhat')}
        value={scope}
        onChange={setScope}
        options={[
          {
            value: 'project',
            label: t('wholeBook'),
            hint: t('chapterCount', { count: project.chapters.length - muted.length }),
          },
          { value: 'chapter', label: t('thisChapter'), hint: chapterName },
        ]}
      />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 py-5 text-13 *:flex *:flex-col">
        <div>
          <dt className="text-12 text-ink-3">{t('toSpeak')}</dt>
          <dd className="figures text-ink">
            {t('charactersOf', { count: unconverted, characters: formatExactCount(unconverted) })}
          </dd>
        </div>
        <div>
          <dt className="text-12 text-ink-3">{t('willBe')}</dt>
          <dd className="figures text-ink">{formatDuration(secondsOf(characters))}</dd>
        </div>
      </dl>
      <p className="text-12">
        <CreditCost cost={credits} />
      </p>
      {unconverted === 0 && <p className="text-13 text-ink-2">{t('allSpoken')}</p>}
    </Dialog>
  );
}

const secondsOf = (characters: number): number =>
  Math.ceil((characters / CHARACTERS_PER_WORD / WORDS_PER_MINUTE) * 60);

function totalsOf(chapters: readonly Chapter[]) {
  const totals = { credits: 0, unconverted: 0, characters: 0 };
  for (const { statistics } of chapters) {
    if (!statistics) continue;
    totals.credits += statistics.credits_needed_to_convert ?? 0;
    totals.unconverted += statistics.characters_unconverted;
    totals.characters += statistics.characters_unconverted + statistics.characters_converted;
  }
  return totals;
}
