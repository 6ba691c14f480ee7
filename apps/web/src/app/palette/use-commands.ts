import { BookOpen, FileAudio, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { type HelpLink, useExternalLinks } from '#web/app/help/use-external-links.ts';
import { useMessages } from '#web/app/messages.ts';
import type { PaletteItem } from '#web/app/palette/palette-item.ts';
import { openShortcutList } from '#web/app/shell/shortcut-list-host.tsx';
import { chooseSoundFile } from '#web/player/index.ts';
import { signOut } from '#web/shared/session/session.ts';
import { chooseTheme } from '#web/ui/theme/theme.ts';

const API_REFERENCE = '/docs';

/** What the shell itself can do. */
export function useCommands(): PaletteItem[] {
  const t = useMessages();
  const links = useExternalLinks().filter(({ address }) => address !== API_REFERENCE);
  const themes = [
    ['light', Sun],
    ['dark', Moon],
    ['system', Monitor],
  ] as const;
  const command = (item: Omit<PaletteItem, 'key'>): PaletteItem => ({
    ...item,
    key: `command ${item.title}`,
  });
  return [
    ...themes.map(([theme, icon]) =>
      command({
        title: `${t('theme')}: ${t(theme)}`,
        icon,
        keywords: 'appearance mode color',
        run: () => chooseTheme(theme),
      }),
    ),
    command({
      title: t('playFile'),
      icon: FileAudio,
      keywords: 'open audio listen',
      run: chooseSoundFile,
    }),
    command({
      title: t('keyboardShortcuts'),
      icon: Keyboard,
      keys: '?',
      keywords: 'keys hotkeys',
      run: openShortcutList,
    }),
    command({
      title: t('apiDocs'),
      icon: BookOpen,
      keywords: 'docs documentation openapi',
      run: () => location.assign(API_REFERENCE),
    }),
    ...links.map((link) => command(toCommand(link))),
    command({ title: t('signOut'), icon: LogOut, keywords: 'log out leave', run: () => void signOut() }),
  ];
}

const toCommand = ({ label, icon, address }: HelpLink): Omit<PaletteItem, 'key'> => ({
  title: label,
  icon,
  keywords: 'help link',
  run: () => void window.open(address, address.startsWith('mailto:') ? '_self' : '_blank', 'noreferrer'),
});
