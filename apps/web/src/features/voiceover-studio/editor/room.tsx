import { useCallback, useState } from 'react';
import { placeFile } from '#web/features/voiceover-studio/editor/actions.ts';
import { EditorBar } from '#web/features/voiceover-studio/editor/editor-bar.tsx';
import { Picture } from '#web/features/voiceover-studio/editor/picture.tsx';
import { SavingNotice } from '#web/features/voiceover-studio/editor/saving-notice.tsx';
import { SidePanel } from '#web/features/voiceover-studio/editor/side-panel.tsx';
import {
  useOpenVoiceover,
  usePlayhead,
  useTimeline,
} from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useEditorKeys } from '#web/features/voiceover-studio/editor/use-editor-keys.ts';
import { Lanes } from '#web/features/voiceover-studio/lanes/lanes.tsx';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { uploadFile } from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import type { Refusal } from '#web/shared/files/use-refusals.ts';
import { lengthOf } from '#web/shared/timeline/clips.ts';
import { TransportBar } from '#web/shared/timeline/transport-bar.tsx';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';
import { Progress } from '#web/ui/progress.tsx';

const rules = { takes: 'recordings' } as const;

export function Room() {
  const t = useMessages();
  useEditorKeys();
  const { refused, adding, forget, take } = useAddFiles();
  return (
    <PageWithSettings label={t('details')} isTall settings={<SidePanel />}>
      {(openDetails) => (
        <FileDrop
          rules={rules}
          look="page"
          takesMany
          onFiles={(files) => void take(files)}
          refused={refused}
          onForget={forget}
          inputTestId="voiceover-file"
          inputLabel={t('choose')}
          className="flex min-h-0 flex-1 flex-col"
        >
          <EditorBar onOpenDetails={openDetails} />
          <SavingNotice />
          {adding !== undefined && (
            <div role="status" className="flex flex-col gap-1 px-4 py-2 text-12 text-ink-2">
              {t('adding', { name: adding })}
              <Progress fraction={null} label={t('adding', { name: adding })} />
            </div>
          )}
          <Picture />
          <PlayBar />
          <Lanes onOpenDetails={openDetails} />
        </FileDrop>
      )}
    </PageWithSettings>
  );
}

function PlayBar() {
  const { transport } = useOpenVoiceover();
  return <TransportBar transport={transport} playhead={usePlayhead()} lengthMs={lengthOf(useTimeline())} />;
}

/** One after the other; what the server refuses stands with the reason, the others come in. */
function useAddFiles() {
  const { editor, transport } = useOpenVoiceover();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [adding, setAdding] = useState<string>();
  const take = async (files: readonly File[]) => {
    for (const file of files) {
      setAdding(file.name);
      try {
        placeFile(editor, await uploadFile(editor.projectId, file), transport.nowMs);
      } catch (error) {
        setRefused((former) => [...former, { name: file.name, reason: errorText(error) }]);
      }
    }
    setAdding(undefined);
  };
  return { refused, adding, take, forget: useCallback(() => setRefused([]), []) };
}
