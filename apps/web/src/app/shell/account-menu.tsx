import { LogOut, Monitor, Moon, Settings, ShieldCheck, Sun, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { useMessages } from '#web/app/messages.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { signOut } from '#web/shared/session/session.ts';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { chooseTheme, useThemeChoice } from '#web/ui/theme/theme.ts';

const SETTINGS_PATH = '/app/settings';
const WORKSPACE_PATH = '/app/workspace/members';
const STAFF_PATH = '/app/admin';

export function AccountMenu({ trigger }: { trigger: ReactElement<Record<string, unknown>> }) {
  const t = useMessages();
  const hasSettings = useHasPage(SETTINGS_PATH);
  const hasWorkspace = useHasPage(WORKSPACE_PATH);
  const isStaff = useUser().data?.is_staff === true;
  return (
    <Menu label={t('workspaceMenu')} side="top" align="start" className="w-52" startsOpen trigger={trigger}>
      {hasSettings && (
        <MenuItem icon={<Settings aria-hidden />} render={<Link to={SETTINGS_PATH} />}>
          {t('settings')}
        </MenuItem>
      )}
      {hasWorkspace && (
        <MenuItem icon={<Users aria-hidden />} render={<Link to={WORKSPACE_PATH} />}>
          {t('workspaceSettings')}
        </MenuItem>
      )}
      {isStaff && (
        <MenuItem icon={<ShieldCheck aria-hidden />} render={<Link to={STAFF_PATH} />}>
          {t('staffArea')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuChoices
        label={t('theme')}
        value={useThemeChoice()}
        onChange={chooseTheme}
        options={[
          { value: 'light', label: t('light'), icon: <Sun aria-hidden /> },
          { value: 'dark', label: t('dark'), icon: <Moon aria-hidden /> },
          { value: 'system', label: t('system'), icon: <Monitor aria-hidden /> },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
