import { useQuery } from '@tanstack/react-query';
import { type DiffPart, diffTexts } from '#web/features/studio/conversion/text-diff.ts';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenChapter } from '#web/features/studio/project/open-project.tsx';
import { fetchSnapshot, projectKey } from '#web/features/studio/studio.requests.ts';
import { useSession, useSessionState } from '#web/features/studio/text/use-session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What was said then and what is written now. */
export function SnapshotDiff({ snapshotId }: { snapshotId: string }) {
  const t = useMessages();
  const session = useSession();
  useSessionState(({ doc }) => doc);
  const { address } = useOpenChapter();
  const snapshot = useQuery({
    queryKey: [...projectKey(address.projectId), 'snapshot', snapshotId],
    queryFn: () => fetchSnapshot(address, snapshotId),
  });
  if (snapshot.error) {
    return (
      <ErrorState
        error={snapshot.error}
        title={t('snapshotsFailed')}
        onRetry={() => void snapshot.refetch()}
        className="py-4!"
      />
    );
  }
  if (!snapshot.data) return <Skeleton className="h-24 w-full" />;
  const said = snapshot.data.character_alignments.map(({ characters }) => characters.join('')).join('\n');
  const parts = diffTexts(plain(said), plain(session.text()));
  if (parts.every(({ kind }) => kind === 'same'))
    return <p className="text-13 text-ink-2">{t('sameText')}</p>;
  return (
    <section
      aria-label={t('compareText')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard
      tabIndex={0}
      className="max-h-80 overflow-y-auto whitespace-pre-wrap rounded-lg border bg-surface p-3 text-13"
    >
      {parts.map((part) => (
        <Part key={part.at} part={part} />
      ))}
    </section>
  );
}

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'added') return <ins className="bg-positive-soft text-positive no-underline">{text}</ins>;
  if (kind === 'removed') return <del className="bg-danger-soft text-danger">{text}</del>;
  return <span>{text.length > 400 ? `${text.slice(0, 180)} … ${text.slice(-180)}` : text}</span>;
}

/** Gaps and pauses are no words. */
const plain = (text: string): string =>
  text
    .replace(/<break[^>]*\/>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
