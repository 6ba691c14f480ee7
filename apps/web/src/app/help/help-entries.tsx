import { ArrowUpRight, Keyboard } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useMessages } from '#web/app/help/messages.ts';
import { type HelpLink, useExternalLinks } from '#web/app/help/use-external-links.ts';
import { openShortcutList } from '#web/app/shell/shortcut-list-host.tsx';
import { track } from '#web/shared/track.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

/** The way to all that lies outside of the app, and to the list of keys. */
export function HelpEntries({ trigger }: { trigger: ReactElement<Record<string, unknown>> }) {
  const t = useMessages();
  const links = useExternalLinks();
  useEffect(() => track({ name: 'help_opened' }), []);
  return (
    <Menu label={t('help')} className="w-60" startsOpen trigger={trigger}>
      {links.map((link) => (
        <LinkItem key={link.id} link={link} />
      ))}
      {links.length > 0 && <MenuSeparator />}
      <MenuItem icon={<Keyboard aria-hidden />} aside={<Kbd keys="?" />} onSelect={openShortcutList}>
        {t('keyboardShortcuts')}
      </MenuItem>
    </Menu>
  );
}

const besides = { target: '_blank', rel: 'noreferrer' };

/** A mailbox opens the mail program, so the page stays; all else opens beside it. */
function LinkItem({ link: { label, icon: Icon, address } }: { link: HelpLink }) {
  const isMailbox = address.startsWith('mailto:');
  return (
    <MenuItem
      icon={<Icon aria-hidden />}
      aside={!isMailbox && <ArrowUpRight aria-hidden />}
      render={<a href={address} {...(isMailbox ? {} : besides)} />}
    >
      {label}
    </MenuItem>
  );
}
