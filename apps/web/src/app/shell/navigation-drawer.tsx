import { useMessages } from '#web/app/messages.ts';
import { NavigationContent } from '#web/app/shell/navigation-content.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** The sidebar of phones and tablets. */
export function NavigationDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="left"
      title={t('navigation')}
      hideTitle
      className="bg-sunken!"
    >
      <div className="flex min-h-full flex-col">
        <NavigationContent />
      </div>
    </Sheet>
  );
}
