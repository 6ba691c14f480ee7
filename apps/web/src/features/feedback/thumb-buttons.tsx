import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useMessages } from '#web/features/feedback/messages.ts';
import { useMayRate, useThumbs } from '#web/features/feedback/use-thumbs.ts';
import { usePlayer } from '#web/player/index.ts';
import type { AudioItemSubject } from '#web/shared/audio-items/audio-item-actions.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** In the bar of the player: once enough was heard (PLR-010, PLR-017), and of generations alone. */
export function ThumbButtons({ subject: { historyItemId } }: { subject: AudioItemSubject }) {
  const mayRate = useMayRate();
  const isHeard = usePlayer((player) => player.offersFeedback);
  // the item of a generation comes into the history a moment after its sound
  const isComing = usePlayer(
    ({ item, canDownload }) => item?.isFirstRequest === true && !item.loaded && !canDownload,
  );
  const isShown = mayRate && isHeard && (historyItemId !== null || isComing);
  return isShown && <Thumbs historyItemId={historyItemId} />;
}

function Thumbs({ historyItemId }: { historyItemId: string | null }) {
  const t = useMessages();
  const { thumbsUp, press } = useThumbs(historyItemId);
  return (
    <>
      {([true, false] as const).map((isUp) => {
        const isPressed = thumbsUp === isUp;
        const Icon = isUp ? ThumbsUp : ThumbsDown;
        return (
          <IconButton
            key={String(isUp)}
            label={t(isUp ? 'thumbsUp' : 'thumbsDown')}
            aria-pressed={isPressed}
            disabled={historyItemId === null}
            onClick={() => press(isUp)}
            className={classNames(isPressed && 'bg-active text-ink!')}
          >
            <Icon aria-hidden className={classNames(isPressed && 'fill-current/25')} />
          </IconButton>
        );
      })}
    </>
  );
}
