import { ConnectionsSection } from '#web/features/agents-settings/connections/connections-section.tsx';
import { ConversationsSection } from '#web/features/agents-settings/conversations/conversations-section.tsx';
import { SecretsSection } from '#web/features/agents-settings/secrets/secrets-section.tsx';
import type { SectionDialog, SettingsDialog } from '#web/features/agents-settings/section-dialog.ts';
import { VariablesSection } from '#web/features/agents-settings/variables/variables-section.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';

/** RTE-074, AGT-005, AGT-022: what holds for all agents, and what their tools need. */
export function Page() {
  const open = useSearchValues(({ dialog }) => dialog as SettingsDialog | undefined);
  const navigate = useNavigate();
  const dialog: SectionDialog = {
    open,
    show: (next) => void navigate({ to: '.', search: { dialog: next }, replace: true }),
  };
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pt-6 pb-8 xs:px-6">
      <SecretsSection dialog={dialog} />
      <ConnectionsSection dialog={dialog} />
      <VariablesSection dialog={dialog} />
      <ConversationsSection />
    </div>
  );
}
