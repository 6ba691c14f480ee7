import { BookOpen, FileAudio, Keyboard, LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { type HelpLink, useExternalLinks } from '#web/app/help/use-external-links.ts';
import { useMessages } from '#web/app/messages.ts';
import { openShortcutList } from '#web/app/shell/shortcut-list-host.tsx';
import { chooseSoundFile } from '#web/player/index.ts';
import { signOut } from '#web/shared/session/session.ts';
import { chooseTheme } from '#web/ui/theme/theme.ts';

export type PaletteCommand = {
  label: string;
  icon: LucideIcon;
  keys?: string;
  keywords?: string[];
  run: () => void;
};

const API_REFERENCE = '/docs';

/** What can be done from anywhere, besides going to a page. */
export function usePaletteCommands(): PaletteCommand[] {
  const t = useMessages();
  const links = useExternalLinks().filter(({ address }) => address !== API_REFERENCE);
  const themeNamed = (name: string) => `${t('theme')}: ${name}`;
  return [
    { label: themeNamed(t('light')), icon: Sun, run: () => chooseTheme('light') },
    { label: themeNamed(t('dark')), icon: Moon, run: () => chooseTheme('dark') },
    { label: themeNamed(t('system')), icon: Monitor, run: () => chooseTheme('system') },
    { label: t('playFile'), icon: FileAudio, keywords: ['open', 'audio', 'listen'], run: chooseSoundFile },
    { label: t('keyboardShortcuts'), icon: Keyboard, keys: '?', run: openShortcutList },
    {
      label: t('apiDocs'),
      icon: BookOpen,
      keywords: ['docs', 'openapi'],
      run: () => location.assign(API_REFERENCE),
    },
    ...links.map(toCommand),
    { label: t('signOut'), icon: LogOut, keywords: ['log out'], run: () => void signOut() },
  ];
}

const toCommand = ({ label, icon, address }: HelpLink): PaletteCommand => ({
  ...{ label, icon },
  keywords: ['help', 'link'],
  run: () => void window.open(address, address.startsWith('mailto:') ? '_self' : '_blank', 'noreferrer'),
});
