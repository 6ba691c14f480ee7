import { Trash2 } from 'lucide-react';
import { BIN_PATH } from '#web/features/history/history-path.ts';
import { useMessages } from '#web/features/history/messages.ts';
import { HeaderActions } from '#web/shared/header-actions.tsx';
import { Link } from '#web/shared/routing/index.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** From the history to what was deleted from it. */
export function BinLink() {
  const t = useMessages();
  return (
    <HeaderActions>
      <Link
        to={BIN_PATH}
        aria-label={t('binTitle')}
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
      >
        <Trash2 aria-hidden />
        <span className="max-sm:hidden">{t('binTitle')}</span>
      </Link>
    </HeaderActions>
  );
}
