import { useState } from 'react';
import { changeServer, type McpServer } from '#web/features/integrations/mcp/mcp-servers.requests.ts';
import { useMessages } from '#web/features/integrations/messages.ts';
import { SignIn } from '#web/features/integrations/tools/editor/request-sections.tsx';
import { Section } from '#web/features/integrations/tools/editor/section.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { Field } from '#web/ui/field.tsx';
import { answerOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';

interface ApprovalSectionProps {
  server: McpServer;
  onChanged: (server: McpServer) => void;
}

/** What is chosen here holds at once. */
export function ApprovalSection({ server, onChanged }: ApprovalSectionProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const [isBusy, setBusy] = useState(false);
  const { approval_policy: policy, auth_connection: connection } = server.config;
  const save = async (change: Parameters<typeof changeServer>[1]): Promise<void> => {
    setBusy(true);
    const changed = await answerOrToast(changeServer(server.id, change));
    if (changed) {
      onChanged(changed as McpServer);
      toast.success(t('saved'));
    }
    setBusy(false);
  };
  return (
    <Section title={t('approval')}>
      <fieldset
        disabled={isViewer || isBusy}
        inert={isViewer || isBusy}
        className="flex min-w-0 flex-col gap-4"
      >
        <Field label={t('whoAsks')}>
          {({ id, 'aria-describedby': describedBy }) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              value={policy}
              onChange={(approval_policy) => void save({ approval_policy })}
              options={[
                { value: 'require_approval_all', label: t('approveAll') },
                { value: 'require_approval_per_tool', label: t('approveByTool') },
                { value: 'auto_approve_all', label: t('approveNone') },
              ]}
            />
          )}
        </Field>
        <SignIn connection={connection} onChange={(auth_connection) => void save({ auth_connection })} />
      </fieldset>
    </Section>
  );
}
