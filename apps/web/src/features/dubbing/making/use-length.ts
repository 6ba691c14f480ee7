import { useEffect, useState } from 'react';
import { readLength } from '#web/shared/recording/read-length.ts';

/** How long a file is in seconds, as far as this browser can read it. */
export function useLength(file: File | undefined): number | undefined {
  const [read, setRead] = useState<{ file: File; seconds: number | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    if (file)
      void readLength(file).then((length) => isCurrent && setRead({ file, seconds: length ?? undefined }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return read?.file === file ? read?.seconds : undefined;
}
