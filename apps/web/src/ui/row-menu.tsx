import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** What can be done to the thing of a row, behind the dots at its end. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu
      label={label}
      trigger={
        <IconButton size="sm" label={label} hideTooltip>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
