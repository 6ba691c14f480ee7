import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clapperboard, Plus } from 'lucide-react';
import { useState } from 'react';
import { VoiceoverRow } from '#web/features/voiceover-studio/list/voiceover-row.tsx';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { VOICEOVER_PATH } from '#web/features/voiceover-studio/paths.ts';
import {
  createVoiceover,
  voiceoversKey,
  voiceoversQuery,
} from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { HeaderActions } from '#web/shared/header-actions.tsx';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** STU-034. The voiceovers of the workspace. */
export function Page() {
  const t = useMessages();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const voiceovers = useQuery(voiceoversQuery);
  useRefreshOn('project.changed', voiceoversQuery.queryKey);
  const add = (
    <EditorButton variant="primary" onClick={() => setNaming(true)}>
      <Plus aria-hidden />
      {t('newVoiceover')}
    </EditorButton>
  );
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-10 py-8 max-xl:px-6 max-sm:px-4 max-sm:py-5">
      {voiceovers.data && voiceovers.data.length > 0 && <HeaderActions>{add}</HeaderActions>}
      <ListFrame
        query={voiceovers}
        loading={<SkeletonRows label={t('loadingList')} cells={['h-4 w-56']} />}
        failed={t('listFailed')}
        empty={
          <EmptyState
            icon={<Clapperboard aria-hidden />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={add}
          />
        }
      >
        {(all) => (
          <Card>
            <ul aria-label={t('voiceovers')} className="divide-y">
              {all.map((project) => (
                <VoiceoverRow key={project.project_id} project={project} />
              ))}
            </ul>
          </Card>
        )}
      </ListFrame>
      {isNaming && (
        <NameDialog
          title={t('newVoiceover')}
          description={t('newText')}
          submitLabel={t('create')}
          name=""
          onClose={() => setNaming(false)}
          onSave={async (name) => {
            const { project_id: voiceoverId } = await createVoiceover(name);
            void client.invalidateQueries({ queryKey: voiceoversKey });
            await navigate({ to: VOICEOVER_PATH, params: { voiceoverId } });
          }}
        />
      )}
    </div>
  );
}
