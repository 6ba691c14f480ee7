import type { ComponentProps } from 'react';
import { useMessages } from '#web/shared/account/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** A button for editors; to viewers it says why it does nothing (WSP-041). */
export function EditorButton(props: ComponentProps<typeof Button>) {
  const t = useMessages();
  const isViewer = useIsViewer();
  if (!isViewer) return <Button {...props} />;
  return (
    <Tooltip
      kind="text"
      text={t('viewersLook')}
      trigger={<Button {...props} type="button" aria-disabled onClick={undefined} />}
    />
  );
}
