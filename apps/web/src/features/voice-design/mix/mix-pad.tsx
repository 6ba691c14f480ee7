import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useMessages } from '#web/features/voice-design/messages.ts';
import {
  cornersOf,
  insidePad,
  movedByKey,
  type PadPoint,
  percentsOf,
  weightsAt,
} from '#web/features/voice-design/mix/pad-weights.ts';
import { sharesOf } from '#web/features/voice-design/results/title-of-round.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type MixPadProps = {
  voices: readonly { id: string; name: string }[];
  point: PadPoint;
  onMove: (point: PadPoint) => void;
  /** The point was let go, or the last of the keys. */
  onCommit: () => void;
};

/** A point between voices; the nearer it is to one, the more that one is heard. */
export function MixPad({ voices, point, onMove, onCommit }: MixPadProps) {
  const t = useMessages();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const count = voices.length;
  const place = insidePad(count, point);
  const weights = weightsAt(count, place);
  const drag = (event: PointerEvent) => {
    const bounds = area.current?.getBoundingClientRect();
    if (!bounds) return;
    const x = (event.clientX - bounds.left) / bounds.width;
    onMove(insidePad(count, { x, y: (event.clientY - bounds.top) / bounds.height }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedByKey(count, place, event);
    if (!next) return;
    event.preventDefault();
    onMove(next);
  };
  const shares = sharesOf(voices.map(({ name }, index) => ({ name, weight: weights[index]! })));
  return (
    <div className="rounded-xl border bg-sunken px-14 py-12 max-sm:px-10">
      <div
        ref={area}
        className={classNames(
          'relative mx-auto w-full max-w-72 touch-none select-none',
          count === 2 ? 'h-12' : 'aspect-square',
        )}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
        onPointerUp={onCommit}
      >
        <Shape count={count} />
        {voices.map((voice, index) => (
          <Corner key={voice.id} voice={voice} at={cornersOf(count)[index]!} weight={weights[index]!} />
        ))}
        <div
          role="slider"
          tabIndex={0}
          aria-label={t('pad')}
          aria-describedby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentsOf(weights)[0]!}
          aria-valuetext={shares}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => movedByKey(count, place, event) && onCommit()}
          style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
          className="absolute size-6 -translate-x-1/2 -translate-y-1/2 cursor-grab rounded-full border-3 border-surface bg-accent shadow-pop outline-offset-3 focus-visible:outline-2 focus-visible:outline-focus active:cursor-grabbing"
        />
      </div>
      <p id={id} className="sr-only">
        {t('padKeys')}
      </p>
    </div>
  );
}

function Shape({ count }: { count: number }) {
  const corners = cornersOf(count);
  // around the square, not across it
  const around = count === 4 ? [0, 1, 3, 2] : corners.map((_, index) => index);
  const points = around.map((index) => `${corners[index]!.x * 100},${corners[index]!.y * 100}`).join(' ');
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      <polygon
        points={points}
        vectorEffect="non-scaling-stroke"
        className="fill-surface stroke-line-strong"
        strokeWidth={1}
        strokeLinejoin="round"
      />
    </svg>
  );
}

type CornerProps = { voice: { id: string; name: string }; at: PadPoint; weight: number };

/** The more a voice is heard, the larger its orb. */
function Corner({ voice, at, weight }: CornerProps) {
  return (
    <div
      aria-hidden
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      className="pointer-events-none absolute grid -translate-x-1/2 -translate-y-1/2 place-items-center"
    >
      <span style={{ scale: 0.8 + 0.6 * weight, opacity: 0.45 + 0.55 * weight }}>
        <VoiceOrb id={voice.id} name={voice.name} size={32} />
      </span>
      <span
        className={classNames(
          'absolute max-w-26 truncate text-12 text-ink-2',
          at.y < 0.5 ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
        )}
      >
        {voice.name}
      </span>
    </div>
  );
}
