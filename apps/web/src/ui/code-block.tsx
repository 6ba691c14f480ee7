import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { useMessages } from '#web/ui/messages.ts';

export type CodeSample = { language: 'curl' | 'HTML' | 'JavaScript' | 'Python'; code: string };

/** The same call in several languages, ready to copy. */
export function CodeBlock({ samples, className }: { samples: readonly CodeSample[]; className?: string }) {
  const t = useMessages();
  const [language, setLanguage] = useState(samples[0]?.language);
  const shown = samples.find((sample) => sample.language === language) ?? samples[0];
  if (!shown) return null;
  return (
    <div className={classNames('overflow-hidden rounded-lg border bg-sunken', className)}>
      <div className="flex items-center justify-between border-b py-1 pe-1 ps-2">
        <fieldset className="flex gap-0.5">
          <legend className="sr-only">{t('language')}</legend>
          {samples.map((sample) => (
            <button
              key={sample.language}
              type="button"
              aria-pressed={sample.language === shown.language}
              onClick={() => setLanguage(sample.language)}
              className="h-7 rounded-sm px-2 font-medium text-12 text-ink-3 hover:text-ink aria-pressed:bg-active aria-pressed:text-ink"
            >
              {sample.language}
            </button>
          ))}
        </fieldset>
        <CopyButton text={shown.code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto p-3 text-12 text-ink leading-5">
        <code>{shown.code}</code>
      </pre>
    </div>
  );
}
