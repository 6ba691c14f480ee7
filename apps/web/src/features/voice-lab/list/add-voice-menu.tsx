import { Library, Mic, Plus, Sparkles, Wand } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { CLONE_PATH, DESIGN_PATH, LIBRARY_PATH, PROFESSIONAL_PATH } from '#web/features/voice-lab/paths.ts';
import { useIsRestricted } from '#web/features/voice-lab/restricted-region.tsx';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

type AddVoiceMenuProps = {
  /** Opens the form at this place; without it the form has a page of its own. */
  onClone?: () => void;
  isInviting?: boolean;
};

/** Every way to come by a voice; where no voice prints may be stored, the ways without them. */
export function AddVoiceMenu({ onClone, isInviting }: AddVoiceMenuProps) {
  const t = useMessages();
  const isRestricted = useIsRestricted();
  const button = (
    <EditorButton variant="primary">
      <Plus aria-hidden />
      {t('add')}
    </EditorButton>
  );
  if (useIsViewer()) return button;
  return (
    <Menu label={t('add')} align={isInviting ? 'start' : 'end'} className="w-76" trigger={button}>
      {!isRestricted && (
        <>
          <MenuItem
            icon={<Mic aria-hidden />}
            onSelect={onClone}
            render={onClone ? undefined : <Link to={CLONE_PATH} />}
          >
            <Words title={t('addClone')} text={t('addCloneText')} />
          </MenuItem>
          <PageItem
            path={PROFESSIONAL_PATH}
            icon={<Sparkles aria-hidden />}
            title={t('addProfessional')}
            text={t('addProfessionalText')}
          />
        </>
      )}
      <PageItem
        path={DESIGN_PATH}
        icon={<Wand aria-hidden />}
        title={t('addDesign')}
        text={t('addDesignText')}
      />
      <PageItem
        path={LIBRARY_PATH}
        icon={<Library aria-hidden />}
        title={t('addLibrary')}
        text={t('addLibraryText')}
      />
    </Menu>
  );
}

type PageItemProps = { path: string; icon: ReactNode; title: string; text: string };

function PageItem({ path, icon, ...words }: PageItemProps) {
  if (!useHasPage(path)) return null;
  return (
    <MenuItem icon={icon} render={<Link to={path} />}>
      <Words {...words} />
    </MenuItem>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="block font-medium text-13">{title}</span>
      <span className="block text-12 text-ink-3">{text}</span>
    </>
  );
}
