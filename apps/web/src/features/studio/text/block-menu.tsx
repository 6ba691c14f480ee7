import { ArrowDown, ArrowUp, Ellipsis, Heading1, Layers, Lock, LockOpen, Pilcrow, Timer } from 'lucide-react';
import { useState } from 'react';
import { TakesDialog } from '#web/features/studio/listening/takes-dialog.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { insertPause, moveBlocks, setLocked, setType } from '#web/features/studio/text/commands.ts';
import { useSession, useSessionState } from '#web/features/studio/text/use-session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator, Submenu } from '#web/ui/menu.tsx';

type BlockMenuProps = { blockId: string; canEdit: boolean; onOpen: () => void };

/** What can be done with a block as a whole. */
export function BlockMenu({ blockId, canEdit, onOpen }: BlockMenuProps) {
  const t = useMessages();
  const session = useSession();
  const [takesOf, setTakesOf] = useState<string>();
  const { type, isLocked } = useSessionState(({ part }) => part);
  return (
    <>
      <Menu
        label={t('blockActions')}
        trigger={
          <IconButton
            size="sm"
            hideTooltip
            label={t('blockActions')}
            onClick={onOpen}
            className="text-ink-3!"
          >
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Layers aria-hidden />} onSelect={() => setTakesOf(blockId)}>
          {t('takes')}
        </MenuItem>
        {canEdit && (
          <>
            <Submenu
              label={t('blockType')}
              icon={type === 'p' ? <Pilcrow aria-hidden /> : <Heading1 aria-hidden />}
            >
              <MenuChoices
                label={t('blockType')}
                value={type}
                onChange={(next) => session.run(setType(next))}
                options={[
                  { value: 'p', label: t('type_p') },
                  { value: 'h1', label: t('type_h1') },
                  { value: 'h2', label: t('type_h2') },
                  { value: 'h3', label: t('type_h3') },
                ]}
              />
            </Submenu>
            <MenuItem icon={<Timer aria-hidden />} onSelect={() => session.run(insertPause(1))}>
              {t('addPause')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<ArrowUp aria-hidden />} onSelect={() => session.run(moveBlocks(-1))}>
              {t('moveUp')}
            </MenuItem>
            <MenuItem icon={<ArrowDown aria-hidden />} onSelect={() => session.run(moveBlocks(1))}>
              {t('moveDown')}
            </MenuItem>
            <MenuItem
              icon={isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
              onSelect={() => session.run(setLocked(!isLocked))}
            >
              {t(isLocked ? 'unlock' : 'lock')}
            </MenuItem>
          </>
        )}
      </Menu>
      {takesOf && <TakesDialog blockId={takesOf} canEdit={canEdit} onClose={() => setTakesOf(undefined)} />}
    </>
  );
}
