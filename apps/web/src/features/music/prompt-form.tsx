import { ArrowUp, ListMusic } from 'lucide-react';
import { setDraft, useDraft } from '#web/features/music/draft.ts';
import { useMessages } from '#web/features/music/messages.ts';
import { type ComposeMusic, mostSeed } from '#web/features/music/use-compose-music.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { CreditCost } from '#web/shared/making/credit-cost.tsx';
import { SeedField } from '#web/shared/making/seed-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

const ideas = [
  'Calm lo-fi beat for studying',
  'Epic orchestral trailer',
  'Bossa nova with flute',
  'Fast chiptune chase',
];
const lengths = [10, 30, 60, 120, 180, 300, 600];

export function PromptForm({ compose }: { compose: ComposeMusic }) {
  const t = useMessages();
  const { prompt } = useDraft();
  return (
    <section className="flex flex-col gap-4">
      <Field label={t('promptLabel')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={4100}
            value={prompt}
            placeholder={t('promptPlaceholder')}
            onChange={(event) => setDraft({ prompt: event.currentTarget.value })}
            className={classNames(controlClass, typedTextClass, 'min-h-22 resize-y p-3')}
          />
        )}
      </Field>
      {prompt === '' && (
        <p className="flex flex-wrap items-center gap-2 text-12 text-ink-3">
          {t('ideas')}
          {ideas.map((idea) => (
            <button key={idea} type="button" onClick={() => setDraft({ prompt: idea })} className={chipClass}>
              {idea}
            </button>
          ))}
        </p>
      )}
      <Settings />
      <Actions compose={compose} />
      <p className="text-12 text-ink-3">{t('engineNote')}</p>
      {compose.start.isError && <ErrorState error={compose.start.error} title={t('failed')} />}
      {compose.plan.isError && <ErrorState error={compose.plan.error} title={t('planFailed')} />}
    </section>
  );
}

function Settings() {
  const t = useMessages();
  const { lengthMs, seed, instrumental, plan } = useDraft();
  const options = [
    { value: 'auto', label: t('lengthAuto') },
    ...lengths.map((seconds) => ({
      value: String(seconds * 1000),
      label: seconds < 60 ? t('seconds', { count: seconds }) : t('minutes', { count: seconds / 60 }),
    })),
  ];
  return (
    <div className="grid grid-cols-3 items-start gap-4 max-sm:grid-cols-1">
      <Field label={t('length')}>
        {(control) => (
          <Select
            id={control.id}
            aria-label={t('length')}
            disabled={plan !== null}
            value={lengthMs === undefined ? 'auto' : String(lengthMs)}
            options={options}
            onChange={(value) => setDraft({ lengthMs: value === 'auto' ? undefined : Number(value) })}
          />
        )}
      </Field>
      <SeedField seed={seed} onChange={(value) => setDraft({ seed: value })} most={mostSeed} />
      <Switch
        label={t('instrumental')}
        checked={instrumental}
        onChange={(checked) => setDraft({ instrumental: checked })}
        className="sm:mt-6.5 sm:h-9"
      />
    </div>
  );
}

function Actions({ compose }: { compose: ComposeMusic }) {
  const t = useMessages();
  const { prompt } = useDraft();
  const { start, plan } = compose;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="primary"
        disabled={!compose.canCompose}
        isBusy={start.isPending}
        onClick={compose.compose}
      >
        <ArrowUp aria-hidden />
        {start.isSuccess ? t('composeVariation') : t('compose')}
      </Button>
      <Button disabled={prompt.trim() === ''} isBusy={plan.isPending} onClick={() => plan.mutate()}>
        <ListMusic aria-hidden />
        {t('makePlan')}
      </Button>
      <span className="figures text-12 text-ink-2">
        <Expected compose={compose} />
      </span>
      <span role="status" className="sr-only">
        {start.isPending ? t('composing') : ''}
      </span>
    </div>
  );
}

/** What it costs where credits are counted; elsewhere how long it will be, once that is chosen. */
function Expected({ compose: { cost, wantedMs } }: { compose: ComposeMusic }) {
  const t = useMessages();
  const { areCounted } = useCredits();
  if (cost === 0) return null;
  if (areCounted) return <CreditCost cost={cost} />;
  return wantedMs === undefined ? null : t('about', { duration: formatDuration(wantedMs / 1000) });
}
