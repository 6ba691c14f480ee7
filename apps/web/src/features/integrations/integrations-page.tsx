import { ServersTab } from '#web/features/integrations/mcp/servers-tab.tsx';
import { useMessages } from '#web/features/integrations/messages.ts';
import type { IntegrationsSearch, PageAddress } from '#web/features/integrations/page-address.ts';
import { ToolsTab } from '#web/features/integrations/tools/tools-tab.tsx';
import { WebhooksTab } from '#web/features/integrations/webhooks/webhooks-tab.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Tabs } from '#web/ui/tabs.tsx';

/** RTE-070, AGT-020: what agents can do, and whom they tell. */
export function Page() {
  const t = useMessages();
  const values = useSearchValues((search) => search as IntegrationsSearch);
  const navigate = useNavigate();
  const address: PageAddress = {
    ...values,
    change: (next) => void navigate({ to: '.', search: { ...values, ...next }, replace: true }),
  };
  return (
    <div className="mx-auto w-full max-w-240 px-4 pt-4 pb-8 xs:px-6">
      <Tabs
        label={t('title')}
        value={values.tab ?? 'tools'}
        onChange={(tab) => void navigate({ to: '.', search: { tab: tab === 'tools' ? undefined : tab } })}
        panelClassName="flex flex-col gap-5 pt-5"
        tabs={[
          { value: 'tools', label: t('tools'), content: <ToolsTab address={address} /> },
          { value: 'mcp-servers', label: t('mcpServers'), content: <ServersTab address={address} /> },
          { value: 'webhooks', label: t('webhooks'), content: <WebhooksTab /> },
        ]}
      />
    </div>
  );
}
