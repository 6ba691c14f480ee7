import { coverTypes } from '@mynah/contract/studio/project-values';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { ProjectCover } from '#web/features/studio/list/project-cover.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { useProjectChange } from '#web/features/studio/settings/use-project-change.ts';
import { removeCover, setCover } from '#web/features/studio/studio.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** The picture of the book. It is saved as it is chosen. */
export function CoverField() {
  const t = useMessages();
  const { project, canEdit } = useOpenProject();
  const { renew } = useProjectChange();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { project_id: id, cover_image_url: cover } = project;
  const send = async (file: File) => {
    setBusy(true);
    await okOrToast(renew(setCover(id, file)));
    setBusy(false);
  };
  return (
    <div className="flex items-center gap-4">
      <ProjectCover project={project} />
      {canEdit && (
        <div className="flex items-center gap-1">
          <Button size="sm" isBusy={isBusy} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden />
            {t('chooseCover')}
          </Button>
          {cover !== '' && (
            <IconButton
              size="sm"
              label={t('removeCover')}
              onClick={() => void okOrToast(renew(removeCover(id)))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('cover')}
            accept={coverTypes.join(',')}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void send(file);
              target.value = '';
            }}
          />
        </div>
      )}
    </div>
  );
}
