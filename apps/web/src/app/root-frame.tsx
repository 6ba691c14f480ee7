import { useEffect } from 'react';
import { useBrandName } from '#web/shared/app-config.ts';
import { Outlet, useRoute } from '#web/shared/routing/index.ts';

/** Around every page: the document's title. */
export function RootFrame() {
  const title = usePageTitle();
  const brand = useBrandName();
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);
  return <Outlet />;
}

export function usePageTitle(): string | undefined {
  return useRoute()?.title;
}
