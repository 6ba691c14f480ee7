import { Plus, X } from 'lucide-react';
import {
  areLyricsValid,
  changePlan,
  type PlanDraft,
  planLengthMs,
  setDraft,
  useDraft,
} from '#web/features/music/draft.ts';
import { useMessages } from '#web/features/music/messages.ts';
import { PlanTimeline } from '#web/features/music/plan-timeline.tsx';
import { columnsClass, SectionRow } from '#web/features/music/section-row.tsx';
import type { ComposeMusic } from '#web/features/music/use-compose-music.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

const mostSections = 30;

/** A plan: styles of the whole, and sections that can be changed, moved, added and taken away. */
export function PlanEditor({ compose }: { compose: ComposeMusic }) {
  const t = useMessages();
  const plan = useDraft((draft) => draft.plan);
  if (!plan) return null;
  return (
    <section
      aria-label={t('plan')}
      className="flex flex-col gap-4 rounded-xl border bg-surface p-5 shadow-card max-sm:p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-medium text-15 text-ink">{t('plan')}</h2>
        <Button size="sm" variant="ghost" onClick={() => setDraft({ plan: null })}>
          <X aria-hidden />
          {t('dropPlan')}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <Field label={t('globalStyles')} hint={t('stylesHint')}>
          {(control) => (
            <Input
              {...control}
              value={plan.styles}
              onChange={(event) => changePlan({ styles: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t('globalAvoid')}>
          {(control) => (
            <Input
              {...control}
              value={plan.avoid}
              onChange={(event) => changePlan({ avoid: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <PlanTimeline sections={plan.sections} />
      <div className="flex flex-col gap-2">
        <ColumnHeads />
        <ol className="flex flex-col gap-2">
          {plan.sections.map((section, index) => (
            <SectionRow key={section.key} section={section} place={index + 1} plan={plan} />
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          disabled={plan.sections.length >= mostSections}
          onClick={() => addSection(plan, t('newSection'))}
        >
          <Plus aria-hidden />
          {t('addSection')}
        </Button>
        <span className="figures text-12 text-ink-2">
          {t('totalLength', { length: formatDuration(planLengthMs(plan) / 1000) })}
        </span>
        {!compose.isPlanValid && (
          <span role="alert" className="text-12 text-danger">
            {plan.sections.every(areLyricsValid) ? t('lengthRange') : t('lyricsRange')}
          </span>
        )}
        <p className="ms-auto text-12 text-ink-3 max-md:hidden">{t('planKeys')}</p>
      </div>
    </section>
  );
}

/** For the eye: each field has its own name. */
function ColumnHeads() {
  const t = useMessages();
  return (
    <div aria-hidden className={`${columnsClass} font-medium text-12 text-ink-3 max-md:hidden`}>
      <span>{t('columnSection')}</span>
      <span>{t('columnStyles')}</span>
      <span>{t('columnLyrics')}</span>
      <span>{t('columnLength')}</span>
    </div>
  );
}

function addSection(plan: PlanDraft, name: string): void {
  const section = {
    key: crypto.randomUUID(),
    section_name: name,
    positive_local_styles: [],
    negative_local_styles: [],
    duration_ms: 10_000,
    lines: [],
  };
  changePlan({ sections: [...plan.sections, section] });
}
