import { Check, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useMessages } from '#web/features/feedback/messages.ts';
import { useMayRate, useThumbs } from '#web/features/feedback/use-thumbs.ts';
import { usePlayer } from '#web/player/index.ts';
import type { AudioItemSubject } from '#web/shared/audio-items/audio-item-actions.ts';
import { MenuItem } from '#web/ui/menu.tsx';

/** In a menu: of what the player holds once enough was heard (PLR-010, PLR-017), of anything else at once. */
export function ThumbEntries({ subject: { historyItemId } }: { subject: AudioItemSubject }) {
  const mayRate = useMayRate();
  const isHeard = usePlayer(({ item, offersFeedback }) => offersFeedback || item?.id !== historyItemId);
  return mayRate && isHeard && historyItemId !== null && <Entries historyItemId={historyItemId} />;
}

function Entries({ historyItemId }: { historyItemId: string }) {
  const t = useMessages();
  const { thumbsUp, press } = useThumbs(historyItemId);
  const check = <Check role="img" aria-label={t('chosen')} />;
  return (
    <>
      <MenuItem
        icon={<ThumbsUp aria-hidden />}
        aside={thumbsUp === true && check}
        onSelect={() => press(true)}
      >
        {t('thumbsUp')}
      </MenuItem>
      <MenuItem
        icon={<ThumbsDown aria-hidden />}
        aside={thumbsUp === false && check}
        onSelect={() => press(false)}
      >
        {t('thumbsDown')}
      </MenuItem>
    </>
  );
}
