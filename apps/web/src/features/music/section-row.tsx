import { ArrowDown, ArrowUp, RefreshCw, Trash2, Undo2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import {
  changePlan,
  changeSeconds,
  changeSection,
  moveSection,
  type PlanDraft,
  type PlanSection,
} from '#web/features/music/draft.ts';
import { useMessages } from '#web/features/music/messages.ts';
import { LyricsField, NameField, SecondsField, StylesField } from '#web/features/music/section-fields.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Section, styles, lyrics, length, and what can be done with it: for the rows and the heads above them. */
export const columnsClass =
  'md:grid md:grid-cols-[minmax(6rem,2fr)_minmax(7rem,3fr)_minmax(7rem,3fr)_5.5rem_8rem] md:gap-x-2';

type SectionRowProps = { section: PlanSection; place: number; plan: PlanDraft };

/** One section of a plan. What is kept from a song has its length from there, until it is composed anew. */
export function SectionRow({ section, place, plan }: SectionRowProps) {
  const t = useMessages();
  const isKept = Boolean(section.source_from);
  return (
    <li
      onKeyDown={(event) => onKeyDown(event, section)}
      className={`${columnsClass} items-start max-md:grid max-md:grid-cols-[1fr_5.5rem] max-md:gap-2 max-md:rounded-lg max-md:border max-md:p-3`}
    >
      <NameField section={section} place={place} />
      {isKept ? (
        <span className="flex h-9 items-center truncate px-3 text-13 text-ink-3 max-md:order-1 max-md:col-span-2 md:col-span-2">
          {t('sectionKept')}
        </span>
      ) : (
        <>
          <div className="max-md:order-1 max-md:col-span-2">
            <StylesField section={section} place={place} />
          </div>
          <div className="max-md:order-1 max-md:col-span-2">
            <LyricsField section={section} place={place} />
          </div>
        </>
      )}
      <SecondsField section={section} place={place} isFixed={isKept} />
      <RowActions section={section} place={place} plan={plan} />
    </li>
  );
}

/** Alt and an arrow move the section, as they do a line of a dialogue; the field keeps the focus. */
function onKeyDown(event: KeyboardEvent, { key }: PlanSection): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!event.altKey || by === undefined) return;
  event.preventDefault();
  const focused = event.target;
  moveSection(key, by);
  requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
}

function RowActions({ section, place, plan }: SectionRowProps) {
  const t = useMessages();
  const index = place - 1;
  const { key, source_from, wasKept } = section;
  return (
    <span className="flex h-9 items-center max-md:order-2 max-md:col-span-2 max-md:-ms-2">
      {source_from && (
        <IconButton label={t('composeAnew', { place })} size="sm" onClick={() => composeAnew(section)}>
          <RefreshCw aria-hidden />
        </IconButton>
      )}
      {wasKept && !source_from && (
        <IconButton label={t('keepAgain', { place })} size="sm" onClick={() => keepAgain(section)}>
          <Undo2 aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={t('moveUp', { place })}
        size="sm"
        disabled={index === 0}
        onClick={() => moveSection(key, -1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={t('moveDown', { place })}
        size="sm"
        disabled={place === plan.sections.length}
        onClick={() => moveSection(key, 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton
        label={t('removeSection', { place })}
        size="sm"
        disabled={plan.sections.length === 1}
        onClick={() => changePlan({ sections: plan.sections.filter((other) => other.key !== key) })}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  );
}

function composeAnew({ key, source_from, duration_ms }: PlanSection): void {
  changeSection(key, { source_from: undefined, wasKept: source_from });
  changeSeconds(key, duration_ms / 1000);
}

function keepAgain({ key, wasKept }: PlanSection): void {
  if (!wasKept) return;
  const { start_ms, end_ms } = wasKept.range;
  changeSection(key, { source_from: wasKept, wasKept: undefined, duration_ms: end_ms - start_ms });
}
