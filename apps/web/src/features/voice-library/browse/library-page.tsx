import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { LibraryBrowser } from '#web/features/voice-library/browse/library-browser.tsx';
import {
  FindSimilarDialog,
  recordings,
  SimilarVoices,
} from '#web/features/voice-library/browse/similar-voices.tsx';
import { LibraryBody, LibraryFrame } from '#web/features/voice-library/library-frame.tsx';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import { Button } from '#web/ui/button.tsx';

export { readFilter as parseSearch } from '#web/features/voice-library/browse/library-filter.ts';

/** Voices that others published (VOI-001, RTE-125); a recording that is dropped finds its like. */
export function Page() {
  const t = useMessages();
  const [file, setFile] = useState<File | null>(null);
  const [isAsking, setAsking] = useState(false);
  const take = (recording: File): void => {
    setAsking(false);
    setFile(recording);
  };
  const findSimilar = (
    <Button className="h-10! max-sm:flex-1" aria-haspopup="dialog" onClick={() => setAsking(true)}>
      <AudioLines aria-hidden />
      {t('findSimilar')}
    </Button>
  );
  return (
    <LibraryFrame>
      <FileDrop
        rules={recordings}
        look="page"
        label={t('title')}
        inputTestId="library-recording"
        onFiles={([recording]) => recording && take(recording)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <LibraryBody>
          {file ? (
            <SimilarVoices file={file} onClose={() => setFile(null)} />
          ) : (
            <LibraryBrowser action={findSimilar} />
          )}
        </LibraryBody>
      </FileDrop>
      <FindSimilarDialog isOpen={isAsking} onClose={() => setAsking(false)} onFile={take} />
    </LibraryFrame>
  );
}
