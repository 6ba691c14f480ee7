import { EmbedCode } from '#web/features/share/embed-code.tsx';
import { IndexSwitch } from '#web/features/share/index-switch.tsx';
import { LinkRow } from '#web/features/share/link-row.tsx';
import { PublicName } from '#web/features/share/public-name.tsx';
import type { ShareLink } from '#web/features/share/share.requests.ts';
import { SharePlaces } from '#web/features/share/share-places.tsx';

type SharePartsProps = { historyItemId: string; link: ShareLink };

export function ShareParts({ historyItemId, link }: SharePartsProps) {
  return (
    <div className="flex flex-col gap-5">
      <LinkRow link={link.share_link} />
      <SharePlaces link={link.share_link} />
      <PublicName initialName={link.public_user_name ?? ''} />
      <EmbedCode link={link.share_link} />
      <IndexSwitch historyItemId={historyItemId} />
    </div>
  );
}
