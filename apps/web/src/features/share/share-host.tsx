import { useShare } from '#web/features/share/open-share.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const ShareDialog = lazy(async () => ({
  default: (await import('#web/features/share/share-dialog.tsx')).ShareDialog,
}));

export function ShareHost() {
  const historyItemId = useShare((state) => state.historyItemId);
  return (
    <FromFirstOpening isOpen={historyItemId !== null}>
      <ShareDialog historyItemId={historyItemId} />
    </FromFirstOpening>
  );
}
