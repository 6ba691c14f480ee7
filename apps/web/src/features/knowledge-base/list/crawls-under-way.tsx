import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type Crawl,
  crawlsKey,
  crawlsQuery,
  isUnderWay,
  stopCrawl,
} from '#web/features/knowledge-base/crawls.requests.ts';
import { knowledgeKey } from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { KNOWLEDGE_PATH } from '#web/shared/agents/agent-paths.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Link } from '#web/shared/routing/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Websites that are being read now, with how far that is. */
export function CrawlsUnderWay() {
  const t = useMessages();
  const client = useQueryClient();
  const crawls = useQuery(crawlsQuery).data ?? [];
  const underWay = crawls.filter(isUnderWay);
  const read = crawls.reduce((sum, { pages_scraped: pages }) => sum + pages, 0);
  // pages appear in their folder as they are read
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when the number changes
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [...knowledgeKey, 'list'] });
  }, [client, read, underWay.length]);
  if (underWay.length === 0) return null;
  return (
    <ul aria-label={t('readLabel')} className="divide-y rounded-xl border bg-surface shadow-card">
      {underWay.map((crawl) => (
        <UnderWay key={crawl.id} crawl={crawl} />
      ))}
    </ul>
  );
}

function UnderWay({ crawl }: { crawl: Crawl }) {
  const t = useMessages();
  const renew = useRenewAfter(crawlsKey);
  const { pages_scraped: read, pages_identified: found, pages_failed: failed, seed_url: address } = crawl;
  const told = t('pagesRead', { read, found });
  const stop = async (): Promise<void> => {
    if (await okOrToast(renew(stopCrawl(crawl.id)))) toast.success(t('stopped'));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="truncate font-medium text-13">{t('reading', { address })}</p>
        <p className="figures text-12 text-ink-2">
          {told}
          {failed > 0 && `, ${t('pagesFailed', { count: failed })}`}
        </p>
        <Progress
          fraction={found > 0 ? read / found : null}
          label={t('reading', { address })}
          valueText={told}
          className="mt-2"
        />
      </div>
      <Link
        to={KNOWLEDGE_PATH}
        search={{ folder: crawl.root_folder_id }}
        className={buttonClass({ size: 'sm' })}
      >
        {t('openFolder')}
      </Link>
      <EditorButton size="sm" onClick={() => void stop()}>
        {t('stop')}
      </EditorButton>
    </li>
  );
}
