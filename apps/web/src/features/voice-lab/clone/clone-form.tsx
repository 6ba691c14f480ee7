import { zodResolver } from '@hookform/resolvers/zod';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConsentBox } from '#web/features/voice-lab/clone/consent-box.tsx';
import { SampleList } from '#web/features/voice-lab/clone/sample-list.tsx';
import { SampleSource } from '#web/features/voice-lab/clone/sample-source.tsx';
import { SpeechMeter } from '#web/features/voice-lab/clone/speech-meter.tsx';
import { useSamples } from '#web/features/voice-lab/clone/use-samples.ts';
import { useSending } from '#web/features/voice-lab/clone/use-sending.ts';
import { DescribingFields, NameField } from '#web/features/voice-lab/clone/voice-fields.tsx';
import {
  detailsOf,
  emptyVoice,
  type VoiceFormValues,
  voiceFormSchema,
} from '#web/features/voice-lab/clone/voice-form.ts';
import { cloneVoice } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { FailureNotice } from '#web/shared/making/notices.tsx';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** From recordings to a voice: what is said in them, what it is called, and whose yes it has. */
export function CloneForm({ onDone }: { onDone: (voiceId: string, name: string) => void }) {
  const t = useMessages();
  const id = useId();
  const list = useSamples();
  const [removesNoise, setRemovesNoise] = useState(false);
  const [hasConsent, setConsent] = useState(false);
  const form = useForm<VoiceFormValues>({
    resolver: zodResolver(voiceFormSchema),
    defaultValues: emptyVoice,
  });
  const { errors } = form.formState;
  const sending = useSending();
  const usable = list.samples.filter(({ state }) => state !== 'refused');
  const submit = form.handleSubmit(async (values) => {
    const files = usable.map(({ file }) => file);
    const order = { ...detailsOf(values), files, removesNoise };
    const voiceId = await sending.run((options) => cloneVoice(order, options));
    if (voiceId !== undefined) onDone(voiceId, values.name);
  });
  const missing = usable.length === 0 ? t('needsSamples') : hasConsent ? '' : t('needsConsent');
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <section aria-label={t('samples')} className="flex flex-col gap-3">
        <SampleList {...list} />
        <SampleSource onFile={list.add} isMore={list.samples.length > 0} />
        <SpeechMeter samples={list.samples} removesNoise={removesNoise} />
      </section>
      <NameField form={form} />
      <ConsentBox checked={hasConsent} onChange={setConsent} />
      <More isFaulty={Boolean(errors.description ?? errors.labels)}>
        <Switch
          label={t('removeNoise')}
          hint={t('removeNoiseHint')}
          checked={removesNoise}
          onChange={setRemovesNoise}
        />
        <DescribingFields form={form} />
      </More>
      {sending.error !== undefined && (
        <FailureNotice title={t('cloneFailed')} error={sending.error} onDismiss={sending.dismiss} />
      )}
      {sending.state ? (
        <Sending {...sending.state} onStop={sending.stop} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" size="lg" disabled={missing !== ''}>
            {t('clone')}
          </Button>
          <p className="text-12 text-ink-3">{missing || t('cloneNext')}</p>
        </div>
      )}
    </form>
  );
}

/** What can wait until the voice is there. A fault in it opens it. */
function More({ isFaulty, children }: { isFaulty: boolean; children: ReactNode }) {
  const t = useMessages();
  return (
    <details className="group" open={isFaulty}>
      <summary className="-mx-2 flex list-none items-center gap-1.5 rounded-md px-2 py-1 text-13 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-2 transition-transform group-open:rotate-90"
        />
        <span className="font-medium text-ink">{t('more')}</span>
        <span className="min-w-0 truncate text-ink-3">{t('moreHint')}</span>
      </summary>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </details>
  );
}

type SendingProps = { phase: 'sending' | 'working'; share: number; onStop: () => void };

function Sending({ phase, share, onStop }: SendingProps) {
  const t = useMessages();
  const label = t(phase === 'sending' ? 'sending' : 'cloning');
  return (
    <div className="flex items-center gap-4 rounded-xl border bg-surface p-4">
      <div className="flex flex-1 flex-col gap-2">
        <p role="status" className="text-13">
          {label}
        </p>
        <Progress fraction={phase === 'sending' ? share : null} label={label} />
      </div>
      <Button size="sm" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}
