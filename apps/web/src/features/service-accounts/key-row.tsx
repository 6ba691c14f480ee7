import type { ServiceAccountKey } from '@mynah/contract/service-accounts';
import { Ellipsis, Power, RefreshCw, Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/service-accounts/messages.ts';
import {
  useDeleteKey,
  useEnableKey,
  useRotateKey,
} from '#web/features/service-accounts/service-accounts.requests.ts';
import { dateOfUnix, formatAgo, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

type KeyRowProps = { apiKey: ServiceAccountKey; onShow: (key: string) => void };

export function KeyRow({ apiKey, onShow }: KeyRowProps) {
  const t = useMessages();
  const { name, hint, last_used_at_unix: used, expires_at_unix: expires } = apiKey;
  const parts = [
    hint,
    used === null ? t('neverUsed') : t('lastUsed', { ago: formatAgo(dateOfUnix(used)) }),
    ...(expires === null ? [] : [t('expiresOn', { date: formatDate(dateOfUnix(expires)) })]),
  ];
  const isOver = expires !== null && dateOfUnix(expires) <= new Date();
  return (
    <li className="flex min-h-14 items-center gap-3 border-t px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-13">
          <span className="truncate">{name}</span>
          {apiKey.is_disabled && <Badge>{t('disabled')}</Badge>}
          {isOver && <Badge>{t('expired')}</Badge>}
        </p>
        <p className="figures truncate text-12 text-ink-3">{parts.join(' · ')}</p>
      </div>
      <KeyActions apiKey={apiKey} onShow={onShow} />
    </li>
  );
}

function KeyActions({ apiKey, onShow }: KeyRowProps) {
  const t = useMessages();
  const enable = useEnableKey();
  const rotate = useRotate(apiKey, onShow);
  const remove = useRemove(apiKey);
  const label = t('actionsFor', { name: apiKey.name });
  const toggle = { ...placeOf(apiKey), isEnabled: apiKey.is_disabled };
  return (
    <Menu
      label={label}
      trigger={
        <IconButton size="sm" label={label} hideTooltip>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<RefreshCw aria-hidden />} onSelect={() => void rotate()}>
        {t('rotate')}
      </MenuItem>
      <MenuItem icon={<Power aria-hidden />} onSelect={() => void okOrToast(enable.mutateAsync(toggle))}>
        {apiKey.is_disabled ? t('enable') : t('disable')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void remove()}>
        {t('delete')}
      </MenuItem>
    </Menu>
  );
}

const placeOf = ({ service_account_user_id: account, key_id: key }: ServiceAccountKey) => ({ account, key });

function useRotate(apiKey: ServiceAccountKey, onShow: KeyRowProps['onShow']) {
  const t = useMessages();
  const { mutateAsync } = useRotateKey();
  return async () => {
    const isConfirmed = await confirm({
      title: t('rotateTitle', { name: apiKey.name }),
      description: t('rotateText'),
      confirmLabel: t('rotate'),
    });
    if (!isConfirmed) return;
    await okOrToast(mutateAsync(placeOf(apiKey)).then((made) => onShow(made['xi-api-key'])));
  };
}

function useRemove(apiKey: ServiceAccountKey) {
  const t = useMessages();
  const { mutateAsync } = useDeleteKey();
  const { name } = apiKey;
  return async () => {
    const isConfirmed = await confirm({
      title: t('deleteKeyTitle', { name }),
      description: t('deleteKeyText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(mutateAsync(placeOf(apiKey))))) toast.success(t('deleted', { name }));
  };
}
