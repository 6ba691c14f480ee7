import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readEmailChange } from '#web/features/email-links/read-email-change.ts';
import { loadCode } from '#web/shared/connection/load-code.ts';

const loadConfirm = () => import('#web/features/email-links/confirm-email-change.ts');

/** On whatever page the link of an email change opens, signed in or not, it is applied once (ACC-037). */
export function EmailChangeHost({ onDone }: { onDone: () => void }) {
  const change = useRef(readEmailChange(location.search));
  const queryClient = useQueryClient();
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const wish = change.current;
    if (!wish) return;
    change.current = undefined;
    void loadCode(loadConfirm)
      .then(({ confirmEmailChange }) => confirmEmailChange(wish))
      .then(() => {
        void queryClient.invalidateQueries({ queryKey: ['user'] });
        done.current();
      });
  }, [queryClient]);
  return null;
}
