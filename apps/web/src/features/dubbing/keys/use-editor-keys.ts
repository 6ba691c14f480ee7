import { useLineKeys } from '#web/features/dubbing/keys/use-line-keys.ts';
import { useListeningKeys } from '#web/features/dubbing/keys/use-listening-keys.ts';
import { useWritingKeys } from '#web/features/dubbing/keys/use-writing-keys.ts';

/** Everything of the editor by keys. */
export function useEditorKeys(): void {
  useListeningKeys();
  useLineKeys();
  useWritingKeys();
}
