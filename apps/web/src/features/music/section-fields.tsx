import { useState } from 'react';
import { changeSection, linesOf, type PlanSection, stylesOf } from '#web/features/music/draft.ts';
import { useMessages } from '#web/features/music/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass, Input, typedTextClass } from '#web/ui/input.tsx';

type FieldProps = { section: PlanSection; place: number };

export function NameField({ section, place }: FieldProps) {
  const t = useMessages();
  return (
    <Input
      aria-label={t('sectionName', { place })}
      value={section.section_name}
      maxLength={100}
      aria-invalid={section.section_name.trim() === '' || undefined}
      onChange={(event) => changeSection(section.key, { section_name: event.currentTarget.value })}
    />
  );
}

/** Commas are typed before the words behind them: the text stays as it is written. */
export function StylesField({ section, place }: FieldProps) {
  const t = useMessages();
  const [text, setText] = useState(section.positive_local_styles.join(', '));
  return (
    <Input
      aria-label={t('sectionStyles', { place })}
      placeholder={t('stylesPlaceholder')}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        changeSection(section.key, { positive_local_styles: stylesOf(event.currentTarget.value) });
      }}
    />
  );
}

/** A line of the song on each line. */
export function LyricsField({ section, place }: FieldProps) {
  const t = useMessages();
  const [text, setText] = useState(section.lines.join('\n'));
  return (
    <textarea
      rows={1}
      aria-label={t('sectionLyrics', { place })}
      placeholder={t('lyricsPlaceholder')}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        changeSection(section.key, { lines: linesOf(event.currentTarget.value) });
      }}
      className={classNames(
        controlClass,
        typedTextClass,
        'field-sizing-content max-h-40 min-h-9 w-full resize-none px-3 py-1.75',
      )}
    />
  );
}

/** In whole seconds. What is kept of a song is as long as it was there. */
export function SecondsField({ section, place, isFixed }: FieldProps & { isFixed: boolean }) {
  const t = useMessages();
  const seconds = section.duration_ms / 1000;
  return (
    <span className="relative block">
      <Input
        type="number"
        min={3}
        max={120}
        step={1}
        disabled={isFixed}
        aria-label={t('sectionSeconds', { place })}
        aria-invalid={!isFixed && !(seconds >= 3 && seconds <= 120) ? true : undefined}
        value={Number.isNaN(seconds) ? '' : Math.round(seconds)}
        className="figures pe-7"
        onChange={(event) =>
          changeSection(section.key, { duration_ms: Math.round(event.currentTarget.valueAsNumber) * 1000 })
        }
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-12 text-ink-3"
      >
        {t('secondsUnit')}
      </span>
    </span>
  );
}
