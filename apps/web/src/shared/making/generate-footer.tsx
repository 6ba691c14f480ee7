import { ArrowUp, SlidersHorizontal, Square } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { isApple } from '#web/ui/kbd.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type GenerateFooterProps = {
  /** What it costs and how long it will be. */
  estimates: ReactNode;
  settingsLabel: string;
  onOpenSettings: () => void;
  /** Beside the sign of the settings, where they have no room beside the page. */
  settingsIcon?: ReactNode;
  /** What is chosen there, by name: it is read on the button, so that nobody has to open them to know. */
  settingsNames?: readonly string[];
  /** Between the estimates and the buttons. */
  middle?: ReactNode;
  /** The button that makes it. */
  children: ReactNode;
};

/** Below a page that makes sound: what it costs and how long it will be, before it is made. */
export function GenerateFooter(props: GenerateFooterProps) {
  const { estimates, middle, children } = props;
  return (
    <footer className="shrink-0 border-t">
      <div className="mx-auto flex max-w-220 items-center gap-x-4 gap-y-2 px-10 py-3 max-xl:px-6 max-sm:flex-wrap max-sm:px-4">
        <p className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 text-12 text-ink-3 tabular-nums">
          {estimates}
        </p>
        {middle}
        <div className="flex items-center gap-2 max-sm:w-full max-sm:flex-wrap">
          <SettingsButton {...props} />
          {children}
        </div>
      </div>
    </footer>
  );
}

/** The settings, where they have no room beside the page. */
function SettingsButton(props: GenerateFooterProps) {
  const { settingsLabel, settingsNames = [], onOpenSettings, settingsIcon } = props;
  const [first, ...others] = settingsNames;
  return (
    <Button
      onClick={onOpenSettings}
      className={classNames('px-2.5! lg:hidden', first !== undefined && NAMED_CLASS)}
    >
      {settingsIcon}
      <span className="sr-only">{settingsLabel}</span>
      {first !== undefined && (
        <span className="flex min-w-0 flex-1 gap-1.5 text-start">
          <span className="truncate">{first}</span>
          {others.map((name) => (
            <span key={name} className="truncate font-normal text-ink-2">
              {name}
            </span>
          ))}
        </span>
      )}
      <SlidersHorizontal aria-hidden className="text-ink-2" />
    </Button>
  );
}

/** A line of its own on phones; the content may get narrower than its words. */
const NAMED_CLASS =
  'min-w-0 max-w-72 shrink! max-sm:w-full max-sm:max-w-none [&>span]:w-full [&>span]:min-w-0';

type GenerateButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** `waiting` until the first sound. */
  state: 'idle' | 'waiting' | 'streaming';
  canGenerate: boolean;
  onGenerate: () => void;
  onStop: () => void;
  label: string;
  stopLabel: string;
};

/** One button for all that can be done now, so that the focus stays on it while its meaning changes. */
export function GenerateButton(props: GenerateButtonProps) {
  const { state, canGenerate, onGenerate, onStop, label, stopLabel, ...others } = props;
  const isIdle = state === 'idle';
  return (
    <Button
      {...others}
      variant={isIdle ? 'primary' : 'secondary'}
      disabled={isIdle && !canGenerate}
      onClick={isIdle ? onGenerate : onStop}
      aria-keyshortcuts={isApple() ? 'Meta+Enter' : 'Control+Enter'}
      className="min-w-41 max-sm:flex-1"
    >
      {isIdle ? <ArrowUp aria-hidden /> : state === 'waiting' ? <Spinner /> : <StopSign />}
      {isIdle ? label : stopLabel}
    </Button>
  );
}

const StopSign = () => <Square aria-hidden fill="currentColor" strokeWidth={0} className="size-3!" />;
