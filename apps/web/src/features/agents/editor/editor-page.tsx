import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Agent, agentQuery } from '#web/features/agents/agents.requests.ts';
import { AgreementGate } from '#web/features/agents/agreement/agreement-gate.tsx';
import { type AgentDraft, draftQuery } from '#web/features/agents/drafts.requests.ts';
import { EditorBar } from '#web/features/agents/editor/editor-bar.tsx';
import { EditorProvider } from '#web/features/agents/editor/editor-context.tsx';
import { AdvancedTab } from '#web/features/agents/editor/tabs/advanced-tab.tsx';
import { AgentTab } from '#web/features/agents/editor/tabs/agent-tab.tsx';
import { AnalysisTab } from '#web/features/agents/editor/tabs/analysis-tab.tsx';
import { KnowledgeTab } from '#web/features/agents/editor/tabs/knowledge-tab.tsx';
import { SecurityTab } from '#web/features/agents/editor/tabs/security-tab.tsx';
import { ToolsTab } from '#web/features/agents/editor/tabs/tools-tab.tsx';
import { VoiceTab } from '#web/features/agents/editor/tabs/voice-tab.tsx';
import { useEditorOf } from '#web/features/agents/editor/use-editor-of.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { usePathValue, useSearchValues } from '#web/shared/address-values.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { OnceIdle } from '#web/ui/once-idle.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';

const loadWorkflow = () => import('#web/features/agents/editor/workflow/workflow-tab.tsx');
const loadTests = () => import('#web/features/agents/editor/tabs/tests/tests-tab.tsx');
const TestsTab = lazy(async () => ({ default: (await loadTests()).TestsTab }));
const loadVersions = () => import('#web/features/agents/editor/tabs/versions/versions-tab.tsx');
const VersionsTab = lazy(async () => ({ default: (await loadVersions()).VersionsTab }));
const loadProcedures = () => import('#web/features/agents/editor/tabs/procedures/procedures-tab.tsx');
const ProceduresTab = lazy(async () => ({ default: (await loadProcedures()).ProceduresTab }));
const loadWidget = () => import('#web/features/agents/editor/tabs/widget/widget-tab.tsx');
const WidgetTab = lazy(async () => ({ default: (await loadWidget()).WidgetTab }));
const WorkflowTab = lazy(async () => ({ default: (await loadWorkflow()).WorkflowTab }));

/** AGT-007: everything that one agent is. */
export function Page() {
  return (
    <AgreementGate>
      <OpenAgent />
    </AgreementGate>
  );
}

function OpenAgent() {
  const t = useMessages();
  const agentId = usePathValue('agentId');
  const { branch } = useSearchValues(({ branch }) => ({ branch }));
  const agent = useQuery(agentQuery(agentId, branch));
  const branchId = agent.data?.branch_id ?? '';
  const draft = useQuery({ ...draftQuery(agentId, branchId), enabled: branchId !== '' });
  const error = agent.error ?? draft.error;
  if (agent.data && draft.data !== undefined) {
    return <AgentEditor key={`${agentId} ${branchId}`} agent={agent.data} draft={draft.data} />;
  }
  if (error) {
    const retry = () => {
      void agent.refetch();
      if (branchId !== '') void draft.refetch();
    };
    return <ErrorState error={error} title={t('agentFailed')} onRetry={retry} />;
  }
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="mx-auto flex w-full max-w-200 flex-col gap-5 px-4 pt-6 xs:px-6"
    >
      <Skeleton className="h-9 w-60" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-90 w-full" />
    </div>
  );
}

const tabNames = [
  'agent',
  'voice',
  'knowledge',
  'tools',
  'procedures',
  'workflow',
  'analysis',
  'tests',
  'security',
  'widget',
  'advanced',
  'versions',
] as const;
type TabName = (typeof tabNames)[number];

function AgentEditor({ agent, draft }: { agent: Agent; draft: AgentDraft | null }) {
  const t = useMessages();
  const editor = useEditorOf(agent, draft);
  const { tab } = useSearchValues(({ tab }) => ({ tab }));
  const navigate = useNavigate();
  const shown = tabNames.find((name) => name === tab) ?? 'agent';
  const open = (next: TabName) =>
    void navigate({
      to: '.',
      search: (former: object) => ({ ...former, tab: next === 'agent' ? undefined : next }),
      replace: true,
    });
  const column = (content: ReactNode) => (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-4 px-4 py-5 xs:px-6">{content}</div>
  );
  const tabs: readonly Tab<TabName>[] = [
    { value: 'agent', label: t('tabAgent'), content: column(<AgentTab />) },
    { value: 'voice', label: t('tabVoice'), content: column(<VoiceTab />) },
    { value: 'knowledge', label: t('tabKnowledge'), content: column(<KnowledgeTab />) },
    { value: 'tools', label: t('tabTools'), content: column(<ToolsTab />) },
    {
      value: 'procedures',
      label: t('tabProcedures'),
      content: column(
        <OnceIdle label={t('loading')} load={loadProcedures}>
          <ProceduresTab />
        </OnceIdle>,
      ),
    },
    {
      value: 'workflow',
      label: t('tabWorkflow'),
      content: (
        <OnceIdle label={t('loading')} load={loadWorkflow}>
          <WorkflowTab />
        </OnceIdle>
      ),
    },
    { value: 'analysis', label: t('tabAnalysis'), content: column(<AnalysisTab />) },
    {
      value: 'tests',
      label: t('tabTests'),
      content: column(
        <OnceIdle label={t('loading')} load={loadTests}>
          <TestsTab />
        </OnceIdle>,
      ),
    },
    { value: 'security', label: t('tabSecurity'), content: column(<SecurityTab />) },
    {
      value: 'widget',
      label: t('tabWidget'),
      content: (
        <OnceIdle label={t('loading')} load={loadWidget}>
          <WidgetTab />
        </OnceIdle>
      ),
    },
    { value: 'advanced', label: t('tabAdvanced'), content: column(<AdvancedTab />) },
    {
      value: 'versions',
      label: t('tabVersions'),
      content: column(
        <OnceIdle label={t('loading')} load={loadVersions}>
          <VersionsTab />
        </OnceIdle>,
      ),
    },
  ];
  return (
    <EditorProvider value={editor}>
      <div className="flex min-h-0 flex-1 flex-col">
        <EditorBar flush={editor.flush} />
        <Tabs
          label={t('agentSettings')}
          value={shown}
          onChange={open}
          tabs={tabs}
          className="flex min-h-0 flex-1 flex-col"
          listClassName="px-4 xs:px-6"
          panelClassName="min-h-0 flex-1 overflow-y-auto"
        />
      </div>
    </EditorProvider>
  );
}
