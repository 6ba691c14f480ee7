import { useEffect } from 'react';
import { message } from '#web/features/join/messages.ts';
import { persistInviteCode, readInviteCode } from '#web/shared/account/invite-code.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { DEFAULT_DESTINATION } from '#web/shared/session/destinations.ts';
import { toast } from '#web/ui/toast.tsx';

/** The invite link: keeps the code and goes on to the app, by way of the sign-in where that is needed. */
export function Page() {
  const navigate = useNavigate();
  const { invite_code: code } = useSearchValues(({ invite_code }) => ({ invite_code }));
  useEffect(() => {
    if (code) persistInviteCode(code);
    else if (!readInviteCode()) toast.error(message('noCode'));
    void navigate({ to: DEFAULT_DESTINATION, replace: true });
  }, [code, navigate]);
  return null;
}
