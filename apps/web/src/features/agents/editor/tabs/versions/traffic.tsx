import { useQuery } from '@tanstack/react-query';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { branchesQuery } from '#web/features/agents/branches.requests.ts';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { Part } from '#web/features/agents/editor/tabs/part.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/versions/messages.ts';
import { TrafficDialog } from '#web/features/agents/editor/tabs/versions/traffic-dialog.tsx';
import {
  type AgentDeployment,
  deploymentsQuery,
} from '#web/features/agents/editor/tabs/versions/versions.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** How calls are shared out among the branches, and how they were. */
export function Traffic() {
  const t = useMessages();
  const { agent, isReadOnly } = useEditor();
  const { agent_id: agentId } = agent;
  const [isOpen, setOpen] = useState(false);
  const { data: branches = [] } = useQuery(branchesQuery(agentId, true));
  const live = branches.filter(({ current_live_percentage: percent }) => percent > 0);
  const names = new Map(branches.map(({ id, name }) => [id, name]));
  const query = useQuery(deploymentsQuery(agentId));
  return (
    <Part
      title={t('traffic')}
      text={t('trafficText')}
      aside={
        !isReadOnly && (
          <Button disabled={branches.length < 2} onClick={() => setOpen(true)}>
            <Split aria-hidden />
            {t('shareTraffic')}
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-2">
        {live.map(({ id, name, current_live_percentage: percent }) => (
          <li key={id} className="flex items-center gap-3 text-13">
            <span className="w-32 truncate">{name}</span>
            <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-active">
              <span className="block h-full bg-ink" style={{ width: `${percent}%` }} />
            </span>
            <span className="figures w-12 text-end">{Math.round(percent * 10) / 10}%</span>
          </li>
        ))}
      </ul>
      <details className="text-13">
        <summary className="cursor-pointer font-medium">{t('deployments')}</summary>
        <div className="mt-2">
          <ListFrame
            isInset
            query={query}
            failed={t('deploymentsFailed')}
            loading={<SkeletonRows label={t('loading')} cells={['h-4 w-40']} rowClass="h-10" />}
            empty={<p className="text-ink-2">{t('noDeployments')}</p>}
          >
            {(deployments) => (
              <ol className="divide-y rounded-lg border">
                {deployments.map((deployment) => (
                  <DeploymentRow key={deployment.id} deployment={deployment} names={names} />
                ))}
              </ol>
            )}
          </ListFrame>
        </div>
      </details>
      {isOpen && (
        <TrafficDialog
          branches={branches.filter(({ is_archived }) => !is_archived)}
          onClose={() => setOpen(false)}
        />
      )}
    </Part>
  );
}

interface DeploymentRowProps {
  deployment: AgentDeployment;
  names: ReadonlyMap<string, string>;
}

function DeploymentRow({ deployment, names }: DeploymentRowProps) {
  const t = useMessages();
  const { traffic_percentage_branch_id_map: shares, access_info: by, source } = deployment;
  const text = Object.entries(shares).map(
    ([id, percent]) => `${names.get(id) ?? t('goneBranch')} ${Math.round(percent * 10) / 10}%`,
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <span className="min-w-0 flex-1 basis-40">{text.join(', ')}</span>
      {deployment.is_active && <Badge tone="positive">{t('active')}</Badge>}
      <span className="text-12 text-ink-2">
        {[
          source === 'branch_merge' ? t('byMerge') : '',
          by?.creator_name || by?.creator_email,
          formatAgo(dateOfUnix(deployment.deployed_at_unix_secs)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}
