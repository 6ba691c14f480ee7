import { Tags } from 'lucide-react';
import { useMessages } from '#web/features/dialogue/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

/** What is rendered; whatever else stands in brackets is left out. */
const styles = ['whispers', 'softly', 'loudly', 'slowly', 'quickly', 'excited', 'sad', 'calm', 'angry'];
const timings = ['pause', 'long pause', 'interrupting', 'overlapping'];

export function TagsMenu({ number, onChoose }: { number: number; onChoose: (tag: string) => void }) {
  const t = useMessages();
  const entries = (tags: readonly string[]) =>
    tags.map((tag) => (
      <MenuItem key={tag} onSelect={() => onChoose(`[${tag}]`)}>
        [{tag}]
      </MenuItem>
    ));
  return (
    <Menu
      label={t('tags')}
      className="max-h-(--available-height) overflow-y-auto"
      trigger={
        <IconButton size="sm" label={t('tagsOf', { number })}>
          <Tags aria-hidden />
        </IconButton>
      }
    >
      <p className="px-2.5 pt-1.5 pb-1 text-12 text-ink-3">{t('tagsRendered')}</p>
      {entries(styles)}
      <MenuSeparator />
      <p className="px-2.5 pt-1.5 pb-1 text-12 text-ink-3">{t('tagsTiming')}</p>
      {entries(timings)}
      <p className="max-w-56 px-2.5 pt-2 pb-1.5 text-12 text-ink-3">{t('tagsHint')}</p>
    </Menu>
  );
}
