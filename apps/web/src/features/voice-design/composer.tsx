import { designLimits } from '@mynah/contract/voices/design-limits';
import { Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDraft } from '#web/features/voice-design/draft.ts';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { stopRound, useRounds } from '#web/features/voice-design/rounds.ts';
import { useGivenText } from '#web/features/voice-design/use-given-text.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { CharacterCount } from '#web/shared/making/character-count.tsx';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface Example {
  name: string;
  text: string;
}

interface ComposerProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  limits: { least: number; most: number };
  examples: readonly Example[];
  /** False while something beside the words is missing. */
  isReady?: boolean;
  onMake: () => void;
  onOpenSettings: () => void;
  /** Above the words. */
  children?: ReactNode;
}

/** The words, what they cost, and the button. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, value, onChange, limits, examples, isReady = true, onMake } = props;
  const t = useMessages();
  const isMaking = useRounds((rounds) => rounds.isMaking);
  const { isValid } = useGivenText();
  const length = value.trim().length;
  const isShort = length < limits.least;
  const canMake = !isShort && isValid && isReady && !isMaking;
  const make = () => {
    if (canMake) onMake();
  };
  useShortcut({
    keys: 'mod+enter',
    label: t('keyGenerate'),
    group: t('keys'),
    worksInFields: true,
    run: make,
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-xl border bg-surface shadow-card focus-within:border-line-strong">
        {props.children}
        <textarea
          aria-label={label}
          value={value}
          maxLength={limits.most}
          rows={4}
          onChange={(event) => onChange(event.target.value)}
          placeholder={placeholder}
          className="block w-full resize-none bg-transparent p-4 text-15 text-ink leading-6 outline-none placeholder:text-ink-3"
        />
        <div className="flex flex-wrap items-center gap-3 border-t px-4 py-3">
          <p className="me-auto text-12 text-ink-3 tabular-nums">
            <CharacterCount count={length} limit={limits.most} />
            {length > 0 && isShort && ` · ${t('tooShort', { least: limits.least })}`}
            {!isShort && <Cost />}
          </p>
          <IconButton label={t('settings')} onClick={props.onOpenSettings} className="lg:hidden">
            <Settings2 aria-hidden />
          </IconButton>
          {isMaking ? (
            <Button onClick={stopRound}>{t('stop')}</Button>
          ) : (
            <Button variant="primary" onClick={make} disabled={!canMake}>
              {t('make')}
            </Button>
          )}
        </div>
      </div>
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="float-left me-2 text-13 text-ink-3">{t('examples')}</legend>
        {examples.map(({ name, text }) => (
          <button key={name} type="button" onClick={() => onChange(text)} className={chipClass}>
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** A text of our own has about as many characters as the least that is taken. */
function Cost() {
  const t = useMessages();
  const { isAutoText, text } = useDraft();
  const { areCounted } = useCredits();
  const count = [...text].length;
  if (!areCounted) return null;
  return ` · ${isAutoText ? t('costAbout', { cost: designLimits.text.least + 15 }) : t('cost', { count })}`;
}
