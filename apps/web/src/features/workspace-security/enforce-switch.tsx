import type { SingleSignOnState } from '@mynah/contract/workspaces/single-sign-on';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { useDomains, useEnforce } from '#web/features/workspace-security/security.requests.ts';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';

export function EnforceSwitch({ state }: { state: SingleSignOnState }) {
  const t = useMessages();
  const enforce = useEnforce();
  const domains = useDomains();
  const isReady =
    state.is_available &&
    state.identity_providers.some((provider) => !provider.is_disabled) &&
    domains.data?.domain_verifications.some(({ verified_at_unix }) => verified_at_unix !== null) === true;
  const change = async (isEnforced: boolean) => {
    const isMeant =
      !isEnforced ||
      (await confirm({
        title: t('enforceTitle'),
        description: t('enforceText'),
        confirmLabel: t('enforceConfirm'),
      }));
    if (!isMeant || !(await okOrToast(enforce.mutateAsync(isEnforced)))) return;
    toast.success(isEnforced ? t('enforced') : t('notEnforced'));
  };
  return (
    <Card className="p-4">
      <Switch
        label={t('enforce')}
        hint={isReady || state.is_enforced ? t('enforceHint') : t('enforceNeeds')}
        checked={state.is_enforced}
        disabled={enforce.isPending || (!isReady && !state.is_enforced)}
        onChange={(isEnforced) => void change(isEnforced)}
      />
    </Card>
  );
}
