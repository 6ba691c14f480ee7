import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { CastDialog } from '#web/features/studio/settings/cast-dialog.tsx';
import { useRenewCast } from '#web/features/studio/settings/use-renew-cast.ts';
import { type CastVoice, removeFromCast } from '#web/features/studio/studio.requests.ts';
import { displayName } from '#web/features/voices/index.ts';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

/** Somebody of the cast. Another voice for them is one change, and all of their lines follow. */
export function CastRow({ member }: { member: CastVoice }) {
  const t = useMessages();
  const { voices, project, canEdit } = useOpenProject();
  const renew = useRenewCast();
  const [isEditing, setEditing] = useState(false);
  const { alias, voice_id, nodes, project_voice_ref_id: castId } = member;
  const voice = voices.find((one) => one.voice_id === voice_id);
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('removeCastTitle', { name: alias }),
      description: t('removeCastText'),
      confirmLabel: t('remove'),
      isDanger: true,
    });
    if (isConfirmed) await okOrToast(renew(removeFromCast(project.project_id, castId)));
  };
  return (
    <li className="flex items-center gap-2.5 py-1.5 pe-1 ps-3">
      <VoiceOrb id={voice_id} name={voice?.name ?? alias} size={24} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-13 text-ink">{alias}</p>
        <p className="truncate text-12 text-ink-2">
          {`${voice ? displayName(voice) : t('unknownVoice')} · ${t('lines', { count: nodes })}`}
        </p>
      </div>
      {canEdit && (
        <RowMenu label={t('actionsOf', { name: alias })}>
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setEditing(true)}>
            {t('editCast')}
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void remove()}>
            {t('remove')}
          </MenuItem>
        </RowMenu>
      )}
      {isEditing && <CastDialog member={member} onClose={() => setEditing(false)} />}
    </li>
  );
}
