import type { IdentityProvider } from '@mynah/contract/workspaces/single-sign-on';
import { FlaskConical, Power, Trash2, Users } from 'lucide-react';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import {
  testAddress,
  useRemoveProvider,
  useSwitchProvider,
} from '#web/features/workspace-security/security.requests.ts';
import { Link } from '#web/shared/routing/index.ts';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

type ProviderMenuProps = { provider: IdentityProvider; isAvailable: boolean };

export function ProviderMenu({ provider, isAvailable }: ProviderMenuProps) {
  const t = useMessages();
  const { identity_provider_id: providerId } = provider;
  const toggle = useToggle(provider);
  const remove = useRemove(provider);
  const test = () => okOrToast(testAddress(providerId).then((url) => location.assign(url)));
  return (
    <RowMenu label={t('actionsFor', { name: provider.name })}>
      <MenuItem icon={<FlaskConical aria-hidden />} disabled={!isAvailable} onSelect={() => void test()}>
        {t('test')}
      </MenuItem>
      <MenuItem
        icon={<Users aria-hidden />}
        render={<Link to="/app/workspace/security/$providerId" params={{ providerId }} />}
      >
        {t('people')}
      </MenuItem>
      <MenuItem icon={<Power aria-hidden />} disabled={!isAvailable} onSelect={() => void toggle()}>
        {provider.is_disabled ? t('turnOn') : t('turnOff')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void remove()}>
        {t('remove')}
      </MenuItem>
    </RowMenu>
  );
}

function useToggle({ identity_provider_id: id, name, is_disabled: isDisabled }: IdentityProvider) {
  const t = useMessages();
  const change = useSwitchProvider();
  return async () => {
    const isDone = await okOrToast(change.mutateAsync({ id, isDisabled: !isDisabled }));
    if (isDone) toast.success(isDisabled ? t('wasTurnedOn', { name }) : t('wasTurnedOff', { name }));
  };
}

function useRemove({ identity_provider_id: id, name }: IdentityProvider) {
  const t = useMessages();
  const remove = useRemoveProvider();
  return async () => {
    const isConfirmed = await confirm({
      title: t('removeTitle', { name }),
      description: t('removeText'),
      confirmLabel: t('remove'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(remove.mutateAsync(id)))) toast.success(t('removed', { name }));
  };
}
