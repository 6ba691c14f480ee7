import { type Line, lineOf } from '#web/features/dubbing/document/dub-document.ts';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';

/** What keys do to the chosen line, for those who may. */
export function useWithLine() {
  const { editor, canEdit } = useOpenDub();
  const withLine = (act: (line: Line) => void) => () => {
    const line = lineOf(editor.document, editor.store.getState().chosenId);
    if (line && canEdit) act(line);
  };
  /** What is locked stays as it is. */
  const withUnlocked = (act: (line: Line) => void) =>
    withLine((line) => {
      if (!line.isLocked) act(line);
    });
  return { withLine, withUnlocked };
}
