import { Lock } from 'lucide-react';
import type { ComponentType } from 'react';
import { useMessages } from '#web/shared/account/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A page for editors: viewers read why it is not theirs, and nothing is asked of the server in vain (WSP-041). */
export const forEditors = (Page: ComponentType): ComponentType =>
  function EditorsPage() {
    const t = useMessages();
    if (!useIsViewer()) return <Page />;
    return (
      <div className="grid flex-1 place-items-center py-16">
        <EmptyState icon={<Lock aria-hidden />} title={t('editorsOnly')} text={t('viewersLook')} />
      </div>
    );
  };
