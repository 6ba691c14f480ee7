import { ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '#web/features/home/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { chipClass } from '#web/ui/chip-class.ts';

export const SPEECH_PATH = '/app/speech-synthesis/text-to-speech';

/** Longer texts belong on the page itself; this one travels in the address. */
const MAX_LENGTH = 1000;

/** The shortest way to a voice: a sentence here, its sound on the next page. */
export function TryBox() {
  const isViewer = useIsViewer();
  return useHasPage(SPEECH_PATH) && !isViewer && <TryForm />;
}

function TryForm() {
  const t = useMessages();
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const speak = () => {
    if (!isEmpty) void navigate({ to: SPEECH_PATH, search: { text: text.trim() }, state: { speaks: true } });
  };
  useShortcut({
    keys: 'mod+enter',
    label: t('tryAction'),
    group: t('title'),
    worksInFields: true,
    run: speak,
  });
  return (
    <section aria-labelledby={id}>
      <Card className="overflow-hidden rounded-2xl transition-colors focus-within:border-line-strong">
        <label id={id} htmlFor={`${id}-text`} className="block px-5 pt-4.5 font-medium text-12 text-ink-3">
          {t('tryLabel')}
        </label>
        <textarea
          id={`${id}-text`}
          value={text}
          maxLength={MAX_LENGTH}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('tryPlaceholder')}
          className="block field-sizing-content max-h-80 min-h-28 w-full resize-none bg-transparent px-5 pt-1 pb-3 text-18 outline-none"
        />
        <div className="flex flex-wrap items-center gap-3 border-t px-4 py-3">
          <Samples onPick={setText} />
          <span className="figures text-12 text-ink-3 max-sm:flex-1">
            {!isEmpty && <SpeakingTime text={text} />}
          </span>
          <Button variant="primary" disabled={isEmpty} onClick={speak}>
            <ArrowUp aria-hidden />
            {t('tryAction')}
          </Button>
        </div>
      </Card>
    </section>
  );
}

function SpeakingTime({ text }: { text: string }) {
  const t = useMessages();
  return t('tryLength', { duration: formatDuration(Math.max(1, estimateSpeakingSeconds(text))) });
}

const SAMPLES = ['sampleStory', 'sampleNews', 'sampleVoicemail'] as const;

function Samples({ onPick }: { onPick: (text: string) => void }) {
  const t = useMessages();
  return (
    <fieldset className="flex min-w-0 flex-1 flex-wrap gap-1.5 max-sm:flex-none max-sm:basis-full">
      <legend className="sr-only">{t('samples')}</legend>
      {SAMPLES.map((sample) => (
        <button key={sample} type="button" onClick={() => onPick(t(`${sample}Text`))} className={chipClass}>
          {t(sample)}
        </button>
      ))}
    </fieldset>
  );
}
