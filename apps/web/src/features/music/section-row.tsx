import { ArrowDown, ArrowUp, RefreshCw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  changePlan,
  changeSection,
  type PlanDraft,
  type PlanSection,
  stylesOf,
} from '#web/features/music/draft.ts';
import { useMessages } from '#web/features/music/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';

type SectionRowProps = { section: PlanSection; place: number; plan: PlanDraft };

/** One section of a plan. What is kept from a song has its length from there, until it is composed anew. */
export function SectionRow({ section, place, plan }: SectionRowProps) {
  const t = useMessages();
  const isKept = Boolean(section.source_from);
  return (
    <li className="grid grid-cols-[minmax(7rem,1fr)_minmax(8rem,2fr)_6rem_auto] items-center gap-2 max-sm:grid-cols-[1fr_6rem] max-sm:rounded-lg max-sm:border max-sm:p-2">
      <Input
        aria-label={t('sectionName', { place })}
        value={section.section_name}
        maxLength={100}
        aria-invalid={section.section_name.trim() === '' || undefined}
        onChange={(event) => changeSection(section.key, { section_name: event.currentTarget.value })}
      />
      {isKept ? (
        <span className="truncate px-3 text-13 text-ink-3 max-sm:col-span-2 max-sm:row-start-2">
          {t('sectionKept')}
        </span>
      ) : (
        <StylesInput section={section} label={t('sectionStyles', { place })} />
      )}
      <SecondsInput section={section} label={t('sectionSeconds', { place })} isFixed={isKept} />
      <RowActions section={section} place={place} plan={plan} />
    </li>
  );
}

/** Commas are typed before the words behind them: the text stays as it is written. */
function StylesInput({ section, label }: { section: PlanSection; label: string }) {
  const [text, setText] = useState(section.positive_local_styles.join(', '));
  return (
    <Input
      aria-label={label}
      value={text}
      className="max-sm:col-span-2 max-sm:row-start-2"
      onChange={(event) => {
        setText(event.currentTarget.value);
        changeSection(section.key, { positive_local_styles: stylesOf(event.currentTarget.value) });
      }}
    />
  );
}

function SecondsInput({
  section,
  label,
  isFixed,
}: {
  section: PlanSection;
  label: string;
  isFixed: boolean;
}) {
  const seconds = section.duration_ms / 1000;
  return (
    <Input
      type="number"
      min={3}
      max={120}
      step="any"
      disabled={isFixed}
      aria-label={label}
      aria-invalid={seconds < 3 || seconds > 120 || undefined}
      value={Number.isNaN(seconds) ? '' : seconds}
      onChange={(event) =>
        changeSection(section.key, { duration_ms: Math.round(event.currentTarget.valueAsNumber * 1000) })
      }
    />
  );
}

function RowActions({ section, place, plan }: SectionRowProps) {
  const t = useMessages();
  const index = place - 1;
  const move = (by: number) => {
    const sections = [...plan.sections];
    sections.splice(index, 1);
    sections.splice(index + by, 0, section);
    changePlan({ sections });
  };
  const { key, source_from, wasKept } = section;
  return (
    <span className="flex items-center max-sm:col-span-2">
      {source_from && (
        <IconButton
          label={t('composeAnew', { place })}
          size="sm"
          onClick={() => changeSection(key, { source_from: undefined, wasKept: source_from })}
        >
          <RefreshCw aria-hidden />
        </IconButton>
      )}
      {wasKept && !source_from && (
        <IconButton label={t('keepAgain', { place })} size="sm" onClick={() => keepAgain(section)}>
          <Undo2 aria-hidden />
        </IconButton>
      )}
      <IconButton label={t('moveUp', { place })} size="sm" disabled={index === 0} onClick={() => move(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={t('moveDown', { place })}
        size="sm"
        disabled={place === plan.sections.length}
        onClick={() => move(1)}
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

function keepAgain({ key, wasKept }: PlanSection): void {
  if (!wasKept) return;
  const { start_ms, end_ms } = wasKept.range;
  changeSection(key, { source_from: wasKept, wasKept: undefined, duration_ms: end_ms - start_ms });
}
