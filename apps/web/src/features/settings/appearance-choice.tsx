import { Monitor, Moon, Sun } from 'lucide-react';
import { useMessages } from '#web/features/settings/messages.ts';
import { track } from '#web/shared/track.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { chooseTheme, useThemeChoice } from '#web/ui/theme/theme.ts';

export function AppearanceChoice() {
  const t = useMessages();
  return (
    <ChoiceCards
      label={t('appearance')}
      value={useThemeChoice()}
      onChange={(theme) => {
        chooseTheme(theme);
        track({ name: 'theme_changed', properties: { theme } });
      }}
      options={[
        { value: 'light', label: t('light'), icon: <Sun aria-hidden /> },
        { value: 'dark', label: t('dark'), icon: <Moon aria-hidden /> },
        { value: 'system', label: t('system'), icon: <Monitor aria-hidden /> },
      ]}
    />
  );
}
