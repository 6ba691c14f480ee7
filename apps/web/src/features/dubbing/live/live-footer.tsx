import { Eraser, Mic, Square } from 'lucide-react';
import type { Estimate } from '#web/features/dubbing/dubbing.requests.ts';
import { lastDelay } from '#web/features/dubbing/live/live-lines.ts';
import { faultOf, type LiveOrder } from '#web/features/dubbing/live/live-order.ts';
import type { LiveView } from '#web/features/dubbing/live/live-translator.ts';
import { useMessages } from '#web/features/dubbing/live/messages.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { formatTenths } from '#web/shared/format/numbers.ts';
import { CreditCost } from '#web/shared/making/credit-cost.tsx';
import { GenerateFooter } from '#web/shared/making/generate-footer.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { LevelBars } from '#web/ui/level-bars.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface LiveFooterProps {
  live: LiveView;
  order: LiveOrder;
  estimate: Estimate | undefined;
  onStart: () => void;
  onStop: () => void;
  onClear: () => void;
  onOpenSettings: () => void;
}

/** How it stands, what it costs, how far it is behind, and the button that begins and ends it. */
export function LiveFooter({ live, order, estimate, onStart, onStop, onClear, ...props }: LiveFooterProps) {
  const t = useMessages();
  const { state, lines, level } = live;
  const isIdle = state === 'idle';
  // nobody translates between the two: nothing is begun that cannot be done
  const canStart = faultOf(order) === undefined && estimate !== undefined && estimate.what_to_set === null;
  return (
    <GenerateFooter
      estimates={<Standing live={live} estimate={estimate} />}
      middle={level && <LevelBars level={level} label={t('level')} className="w-32 max-sm:w-full" />}
      settingsLabel={t('settings')}
      settingsNames={order.target === '' ? [] : [languageName(order.target)]}
      onOpenSettings={props.onOpenSettings}
    >
      {isIdle && lines.length > 0 && (
        <>
          <CopyButton text={lines.map(({ translation }) => translation ?? '').join('\n')} label={t('copy')} />
          <Button variant="ghost" onClick={onClear}>
            <Eraser aria-hidden />
            {t('clear')}
          </Button>
        </>
      )}
      <Button
        variant={isIdle ? 'primary' : 'secondary'}
        disabled={isIdle && !canStart}
        onClick={isIdle ? onStart : onStop}
        className="min-w-28 max-sm:flex-1"
      >
        {isIdle ? <Mic aria-hidden /> : <Square aria-hidden />}
        {t(isIdle ? 'start' : state === 'finishing' ? 'stopNow' : 'stop')}
      </Button>
    </GenerateFooter>
  );
}

function Standing({ live: { state, lines }, estimate }: Pick<LiveFooterProps, 'live' | 'estimate'>) {
  const t = useMessages();
  const delayS = lastDelay(lines);
  const { areCounted } = useCredits();
  return (
    <>
      <span role="status" className="flex items-center gap-2 text-13 text-ink-2">
        {(state === 'connecting' || state === 'finishing') && <Spinner />}
        {state === 'listening' && <span aria-hidden className="size-2 rounded-full bg-positive" />}
        {state !== 'idle' && t(state)}
      </span>
      {delayS !== undefined && <span>{t('behind', { seconds: formatTenths(delayS) })}</span>}
      {state === 'idle' && estimate && areCounted && (
        <span>
          {t('perMinute')} <CreditCost cost={estimate.credits} />
        </span>
      )}
    </>
  );
}
