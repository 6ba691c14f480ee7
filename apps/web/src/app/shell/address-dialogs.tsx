import { Suspense } from 'react';
import { dialogs } from '#web/app/dialogs.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { useLocation, useNavigate } from '#web/shared/routing/index.ts';
import { parseSearch } from '#web/shared/routing/search-params.ts';

const loaded = dialogs.map((dialog) => ({ ...dialog, Dialog: lazy(dialog.load) }));

/** The dialog that the address asks for (ACC-076), if it belongs to this page. */
export function AddressDialogs() {
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const search = parseSearch(searchStr);
  const wanted = loaded.find(({ name, paths }) => name === search.dialog && paths.includes(pathname));
  if (!wanted) return null;
  const { Dialog, keys = [] } = wanted;
  const close = () => {
    const gone = new Set<string>(['dialog', ...keys]);
    const left = Object.fromEntries(Object.entries(search).filter(([key]) => !gone.has(key)));
    void navigate({ to: '.', search: left, replace: true });
  };
  return (
    <Suspense>
      <Dialog onClose={close} search={search} />
    </Suspense>
  );
}
