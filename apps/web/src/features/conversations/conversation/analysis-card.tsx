import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import {
  analyzeAgain,
  type Conversation,
  conversationKey,
} from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { ResultBadge } from '#web/features/conversations/result-badge.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** What `analyzed_by` says where no language model did it. */
const rules = 'rules';

/** What it was about, whether it went well, and what was to be found out. */
export function AnalysisCard({ conversation }: { conversation: Conversation }) {
  const t = useMessages();
  const { analysis } = conversation;
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="font-semibold text-15">{t('analysis')}</h2>
        {analysis && <Again conversationId={conversation.conversation_id} />}
      </div>
      {analysis ? (
        <Analysis conversation={conversation} analysis={analysis} />
      ) : (
        <p className="text-13 text-ink-2">{t('notAnalyzed')}</p>
      )}
    </Card>
  );
}

function Again({ conversationId }: { conversationId: string }) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const renewAfter = useRenewAfter(conversationKey(conversationId));
  const analyze = async () => {
    setBusy(true);
    if (await okOrToast(renewAfter(analyzeAgain(conversationId)))) toast.success(t('analyzed'));
    setBusy(false);
  };
  if (useIsViewer()) return null;
  return (
    <IconButton size="sm" label={t('analyzeAgain')} disabled={isBusy} onClick={() => void analyze()}>
      <RefreshCw aria-hidden />
    </IconButton>
  );
}

interface AnalysisProps {
  conversation: Conversation;
  analysis: NonNullable<Conversation['analysis']>;
}

function Analysis({ conversation, analysis }: AnalysisProps) {
  const t = useMessages();
  const { evaluation_criteria_results_list: criteria, data_collection_results_list: collected } = analysis;
  return (
    <>
      <p dir="auto" className="text-14 text-ink leading-6">
        {analysis.transcript_summary}
      </p>
      <div className="flex flex-wrap items-center gap-2 text-12 text-ink-3">
        <ResultBadge status={conversation.status} call_successful={analysis.call_successful} />
        <span>
          {analysis.analyzed_by === rules
            ? t('analyzedByRules')
            : t('analyzedBy', { name: analysis.analyzed_by })}
        </span>
      </div>
      {criteria.length > 0 && (
        <section className="flex flex-col gap-2 border-t pt-3">
          <h3 className="font-medium text-13">{t('criteria')}</h3>
          <ul className="flex flex-col gap-2">
            {criteria.map(({ criteria_id: id, result, rationale }) => (
              <li key={id} className="flex flex-col gap-0.5 text-13">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="break-all font-medium">{id}</span>
                  <ResultBadge status="done" call_successful={result} />
                </span>
                <span className="text-12 text-ink-2">{rationale}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {collected.length > 0 && (
        <section className="flex flex-col gap-2 border-t pt-3">
          <h3 className="font-medium text-13">{t('collected')}</h3>
          <dl className="flex flex-col gap-2 text-13">
            {collected.map(({ data_collection_id: id, value, rationale }) => (
              <div key={id}>
                <dt className="break-all text-12 text-ink-3">{id}</dt>
                <dd className="break-words text-ink" title={rationale}>
                  {value === null ? <span className="text-ink-3">{t('noValue')}</span> : String(value)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
