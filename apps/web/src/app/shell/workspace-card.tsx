import { Link } from '@tanstack/react-router';
import { ChevronsUpDown, Keyboard, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react';
import { useMessages } from '#web/app/messages.ts';
import { openShortcutList } from '#web/app/shell/shortcut-list.tsx';
import { useCreditsText } from '#web/app/shell/use-credits-text.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { signOut } from '#web/shared/session/session.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { chooseTheme, useThemeChoice } from '#web/ui/theme/theme.ts';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const SETTINGS_PATH = '/app/settings';

/** Who is here, what is left to spend, and the menu of the account. */
export function WorkspaceCard() {
  const t = useMessages();
  const user = useUser().data;
  const credits = useCreditsText();
  const name = user?.first_name ? t('workspaceOf', { name: user.first_name }) : t('workspace');
  return (
    <Menu
      label={t('workspaceMenu')}
      side="top"
      align="start"
      className="w-52"
      trigger={
        <button
          type="button"
          aria-label={t('workspaceMenu')}
          className="flex w-full items-center gap-2.5 rounded-lg border bg-surface p-2 text-left shadow-card transition-colors hover:border-line-strong data-popup-open:border-line-strong"
        >
          <VoiceOrb id={user?.workspace_id ?? 'workspace'} name={name} size={28} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-13">{name}</span>
            {credits === undefined ? (
              <Skeleton className="mt-1 h-3 w-24" />
            ) : (
              <span className="block truncate text-11 text-ink-3">{credits}</span>
            )}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-3" />
        </button>
      }
    >
      <AccountMenu />
    </Menu>
  );
}

function AccountMenu() {
  const t = useMessages();
  const hasSettings = useHasPage(SETTINGS_PATH);
  return (
    <>
      {hasSettings && (
        <MenuItem icon={<Settings aria-hidden />} render={<Link to={SETTINGS_PATH} />}>
          {t('settings')}
        </MenuItem>
      )}
      <MenuItem icon={<Keyboard aria-hidden />} aside={<Kbd keys="?" />} onSelect={openShortcutList}>
        {t('keyboardShortcuts')}
      </MenuItem>
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
    </>
  );
}
