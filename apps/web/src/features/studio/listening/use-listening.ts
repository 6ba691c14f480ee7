import { listenFrom, stopListening, useListening } from '#web/features/studio/listening/listen-from.ts';
import { useOpenChapter } from '#web/features/studio/project/open-project.tsx';
import { useSession } from '#web/features/studio/text/use-session.ts';

/** Playing a block, and what comes behind it. */
export function usePlayFrom(blockId: string, isAlone = false) {
  const session = useSession();
  const { address, chapterName, projectName } = useOpenChapter();
  const isHeard = useListening(
    (listening) => listening.chapterId === address.chapterId && listening.blockId === blockId,
  );
  const play = () =>
    void listenFrom({ session, address, blockId, isAlone, title: chapterName, description: projectName });
  return { isHeard, play, stop: stopListening };
}
