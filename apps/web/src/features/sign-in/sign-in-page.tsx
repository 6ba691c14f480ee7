import { useState } from 'react';
import { EmailInbox } from '#web/features/email-links/index.ts';
import { useMessages } from '#web/features/sign-in/messages.ts';
import { SetupNotice } from '#web/features/sign-in/setup-notice.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { SignUpHint } from '#web/features/sign-in/sign-up-hint.tsx';
import { useBrandName } from '#web/shared/app-config.ts';
import { useLeaveWhenSignedIn } from '#web/shared/session/use-leave-when-signed-in.ts';
import { FrontDoor } from '#web/ui/front-door.tsx';

export function Page() {
  const t = useMessages();
  const brand = useBrandName();
  const [unverified, setUnverified] = useState<string>();
  useLeaveWhenSignedIn();
  if (unverified !== undefined) {
    return (
      <FrontDoor title={t('unverifiedHeading')} text={t('unverifiedText')}>
        <EmailInbox email={unverified} continueUrl={location.pathname + location.search} />
      </FrontDoor>
    );
  }
  return (
    <FrontDoor title={t('heading')} text={t('text', { brand })}>
      <SetupNotice />
      <SignInForm onUnverified={setUnverified} />
      <SignUpHint />
    </FrontDoor>
  );
}
