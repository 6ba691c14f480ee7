import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { changeSeconds, type PlanSection, planLengthMs } from '#web/features/music/draft.ts';
import { useMessages } from '#web/features/music/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Narrower, a section has no room for its name. */
const LEAST_WIDTH_PX = 44;

/** The sections side by side, each as wide as it is long; what ends one is pulled, or moved by arrow keys. */
export function PlanTimeline({ sections }: { sections: readonly PlanSection[] }) {
  const t = useMessages();
  const totalSeconds = planLengthMs({ sections }) / 1000;
  if (!(totalSeconds > 0)) return null;
  return (
    // time runs from left to right in every language
    <div dir="ltr" className="-mx-1 overflow-x-auto px-1 pb-1">
      <div style={{ minWidth: sections.length * LEAST_WIDTH_PX }}>
        <Ruler totalSeconds={totalSeconds} />
        <fieldset className="flex h-14 min-w-0 gap-0.5">
          <legend className="sr-only">{t('timeline')}</legend>
          {sections.map((section, index) => (
            <Block key={section.key} section={section} place={index + 1} totalSeconds={totalSeconds} />
          ))}
        </fieldset>
      </div>
    </div>
  );
}

const STEPS_SECONDS = [1, 2, 5, 10, 15, 30, 60, 120, 300];
const MOST_MARKS = 7;

/** The times above the blocks, in steps that one counts in. */
function Ruler({ totalSeconds }: { totalSeconds: number }) {
  const step = STEPS_SECONDS.find((seconds) => totalSeconds / seconds <= MOST_MARKS) ?? 300;
  const marks = Array.from({ length: Math.ceil(totalSeconds / step) }, (_, index) => index * step);
  return (
    <div aria-hidden className="figures relative mb-1 h-4 text-11 text-ink-3">
      {marks.map((seconds) => (
        <span
          key={seconds}
          className="absolute border-l pl-1 leading-4"
          style={{ left: `${(seconds / totalSeconds) * 100}%` }}
        >
          {formatClock(seconds)}
        </span>
      ))}
    </div>
  );
}

type BlockProps = { section: PlanSection; place: number; totalSeconds: number };

function Block({ section, place, totalSeconds }: BlockProps) {
  const isKept = Boolean(section.source_from);
  const seconds = Math.max(0, section.duration_ms / 1000 || 0);
  return (
    <div
      style={{ flexGrow: seconds, flexBasis: 0 }}
      className={classNames(
        'relative min-w-0 rounded-md border px-2 py-1.5',
        isKept ? 'bg-sunken' : 'border-accent/25 bg-accent-soft',
      )}
    >
      <p aria-hidden className="truncate font-medium text-12 text-ink">
        {section.section_name || place}
      </p>
      <p aria-hidden className="figures truncate text-11 text-ink-2">
        {formatClock(Math.round(seconds))}
      </p>
      {!isKept && <End section={section} place={place} totalSeconds={totalSeconds} />}
    </div>
  );
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

/** Where a section ends. */
function End({ section: { key, section_name, duration_ms }, place, totalSeconds }: BlockProps) {
  const t = useMessages();
  const pull = useRef<{ x: number; seconds: number; secondsPerPixel: number }>(undefined);
  const seconds = Math.round(duration_ms / 1000) || 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // the arrows seek in the player elsewhere
    event.stopPropagation();
    changeSeconds(key, seconds + step);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const width = event.currentTarget.closest('fieldset')?.clientWidth;
    if (!width || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // as it was when the pull began: the blocks get narrower while the piece grows
    pull.current = { x: event.clientX, seconds, secondsPerPixel: totalSeconds / width };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!pull.current) return;
    const { x, seconds: before, secondsPerPixel } = pull.current;
    changeSeconds(key, before + (clientX - x) * secondsPerPixel);
  };
  const letGo = () => {
    pull.current = undefined;
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('sectionEnd', { place })}
      aria-valuemin={3}
      aria-valuemax={120}
      aria-valuenow={seconds}
      aria-valuetext={t('sectionEndText', { name: section_name, count: seconds })}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onLostPointerCapture={letGo}
      className="group absolute inset-y-0 -right-1.5 z-1 grid w-3 cursor-ew-resize touch-none place-items-center rounded-sm"
    >
      <span
        aria-hidden
        className="h-5 w-0.75 rounded-full bg-accent/50 transition-colors group-hover:bg-accent group-focus-visible:bg-accent"
      />
    </div>
  );
}
