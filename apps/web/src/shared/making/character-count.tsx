import { formatCount, formatExactCount } from '#web/shared/format/numbers.ts';
import { useMessages } from '#web/shared/making/messages.ts';

type CharacterCountProps = { count: number; limit: number; isTooLong?: boolean };

/** How much of the room for a text is used: short to the eye, to the character in the tooltip and to who listens. */
export function CharacterCount({ count, limit, isTooLong = false }: CharacterCountProps) {
  const t = useMessages();
  const exact = t('charactersRead', { used: formatExactCount(count), limit: formatExactCount(limit) });
  return (
    <span className={isTooLong ? 'text-danger' : undefined} title={exact}>
      <span aria-hidden className="figures">
        {t('characters', { used: formatCount(count), limit: formatCount(limit) })}
      </span>
      <span className="sr-only">{exact}</span>
    </span>
  );
}
