import { Ellipsis } from 'lucide-react';
import { useMessages } from '#web/features/share/messages.ts';
import { SHARE_PLACES, type SharePlace, shareAddress } from '#web/features/share/share-addresses.ts';
import { shareNatively } from '#web/features/share/share-natively.ts';
import { useBrandName } from '#web/shared/app-config.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { track } from '#web/shared/track.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

/** On phones, and wherever the device has one, its own sheet stands beside the networks (HIS-056). */
export function SharePlaces({ link }: { link: string }) {
  const t = useMessages();
  const brand = useBrandName();
  const isPhone = !useBreakpoint('md');
  const text = t('sharedText', { brand });
  return (
    <div className="flex flex-wrap gap-2">
      {SHARE_PLACES.map((place) => (
        <PlaceLink key={place} place={place} address={shareAddress(place, { link, text })} />
      ))}
      {(isPhone || 'share' in navigator) && (
        <Button aria-label={t('moreLabel')} onClick={() => void shareNatively({ link, text })}>
          <Ellipsis aria-hidden />
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function PlaceLink({ place, address }: { place: SharePlace; address: string }) {
  const t = useMessages();
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={t('shareOn', { place })}
      className={buttonClass()}
      onClick={() => track({ name: 'speech_share_sent', properties: { place } })}
    >
      {place}
    </a>
  );
}
