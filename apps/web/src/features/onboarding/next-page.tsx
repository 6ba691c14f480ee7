import { ArrowRight } from 'lucide-react';
import { useMessages } from '#web/features/onboarding/messages.ts';
import { useDestination } from '#web/features/onboarding/use-destination.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FrontDoor } from '#web/ui/front-door.tsx';

const SPEECH_PATH = '/app/speech-synthesis/text-to-speech';

/** The last step, which leads into the app (NOT-037). */
export function Page() {
  const t = useMessages();
  const { destination } = useDestination();
  const canSpeak = useHasPage(SPEECH_PATH);
  return (
    <FrontDoor title={t('nextTitle')} text={t('nextText')}>
      <div className="flex flex-col gap-2">
        <Link to={destination} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('home')}
          <ArrowRight aria-hidden />
        </Link>
        {canSpeak && (
          <Link to={SPEECH_PATH} className={buttonClass({ variant: 'ghost' })}>
            {t('speak')}
          </Link>
        )}
      </div>
    </FrontDoor>
  );
}
