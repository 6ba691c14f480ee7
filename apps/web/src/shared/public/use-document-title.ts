import { useEffect } from 'react';
import { useBrandName } from '#web/shared/app-config.ts';

/** For a page whose name is known when what it shows has come. */
export function useDocumentTitle(title: string | undefined): void {
  const brand = useBrandName();
  useEffect(() => {
    if (title) document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
