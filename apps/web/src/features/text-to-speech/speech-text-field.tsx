import { useRef } from 'react';
import { changeDraft, useDraft } from '#web/features/text-to-speech/draft.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { useSpokenWord } from '#web/features/text-to-speech/use-spoken-word.ts';
import { chipClass } from '#web/ui/chip-class.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Field and mirror must break their lines alike. */
const textClass =
  'whitespace-pre-wrap break-words px-10 pt-10 pb-16 text-18 leading-8 max-xl:px-6 max-xl:pt-6 max-sm:px-4 [overflow-wrap:anywhere]';

/** The page is the text. The field grows with it, so that field and mirror scroll as one. */
export function SpeechTextField() {
  const t = useMessages();
  const mirror = useRef<HTMLDivElement>(null);
  const text = useDraft((draft) => draft.text);
  useSpokenWord(mirror, text);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-y-auto">
      <div className="relative mx-auto grid min-h-full max-w-220">
        <div
          ref={mirror}
          aria-hidden
          className={classNames(textClass, 'pointer-events-none col-start-1 row-start-1 text-transparent')}
        >
          {/* The space gives a last empty line its height. */}
          {`${text} `}
        </div>
        <textarea
          aria-label={t('textLabel')}
          value={text}
          onChange={(event) => changeDraft({ text: event.target.value })}
          placeholder={t('textPlaceholder')}
          spellCheck
          className={classNames(
            textClass,
            'relative col-start-1 row-start-1 block size-full resize-none overflow-hidden bg-transparent text-ink outline-none',
          )}
        />
        {text === '' && <Samples />}
      </div>
    </div>
  );
}

const SAMPLES = ['sampleStory', 'sampleNews', 'sampleGuide'] as const;

function Samples() {
  const t = useMessages();
  return (
    <fieldset className="absolute top-24 start-10 flex flex-wrap items-center gap-1.5 max-xl:top-18 max-xl:start-6 max-sm:start-4">
      <legend className="float-left me-2 text-13 text-ink-3 max-sm:mb-1.5 max-sm:w-full">
        {t('samples')}
      </legend>
      {SAMPLES.map((sample) => (
        <button
          key={sample}
          type="button"
          onClick={() => changeDraft({ text: t(`${sample}Text`) })}
          className={chipClass}
        >
          {t(sample)}
        </button>
      ))}
    </fieldset>
  );
}
