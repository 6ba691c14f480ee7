import { useQueryClient } from '@tanstack/react-query';
import { Copy, Mic, Trash2 } from 'lucide-react';
import { TALK_PATH } from '#web/features/agents/index.ts';
import { useMessages } from '#web/features/speech-engines/messages.ts';
import {
  deleteEngine,
  duplicateEngine,
  enginesKey,
} from '#web/features/speech-engines/speech-engines.requests.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { SPEECH_ENGINE_PATH } from '#web/shared/agents/agent-paths.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

interface EngineMenuProps {
  engine: { speech_engine_id: string; name: string };
  /** It is not there any more. */
  onGone?: () => void;
}

export function EngineMenu({ engine: { speech_engine_id: engineId, name }, onGone }: EngineMenuProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const navigate = useNavigate();
  const client = useQueryClient();
  const renewList = () => client.invalidateQueries({ queryKey: [...enginesKey, 'list'] });
  const duplicate = async (): Promise<void> => {
    const made = await answerOrToast(duplicateEngine(engineId, t('copyOf', { name }).slice(0, 140)));
    if (!made) return;
    void renewList();
    toast.success(t('duplicated'));
    await navigate({ to: SPEECH_ENGINE_PATH, params: { engineId: made.speech_engine_id } });
  };
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      ...{ title: t('deleteTitle', { name }), description: t('deleteText') },
      ...{ confirmLabel: t('delete'), isDanger: true },
    });
    if (!isSure || !(await okOrToast(deleteEngine(engineId)))) return;
    toast.success(t('deleted'));
    await renewList();
    onGone?.();
  };
  return (
    <RowMenu label={t('actionsOf', { name })}>
      <MenuItem
        icon={<Mic aria-hidden />}
        onSelect={() => void navigate({ to: TALK_PATH, search: { agent_id: engineId } })}
      >
        {t('talk')}
      </MenuItem>
      {!isViewer && (
        <>
          <MenuItem icon={<Copy aria-hidden />} onSelect={() => void duplicate()}>
            {t('duplicate')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  );
}
