import { NavigationContent } from '#web/app/shell/navigation-content.tsx';

export function Sidebar() {
  return (
    <aside className="flex w-(--sidebar-width) shrink-0 flex-col border-e bg-sunken max-lg:hidden">
      <NavigationContent />
    </aside>
  );
}
