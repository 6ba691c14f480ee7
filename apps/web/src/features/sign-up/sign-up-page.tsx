import { useQuery } from '@tanstack/react-query';
import { DoorClosed, KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmailInbox } from '#web/features/email-links/index.ts';
import { useMessages } from '#web/features/sign-up/messages.ts';
import { SignUpForm } from '#web/features/sign-up/sign-up-form.tsx';
import { useSignUp } from '#web/features/sign-up/use-sign-up.ts';
import { readInviteCode } from '#web/shared/account/invite-code.ts';
import { setupStatusQuery } from '#web/shared/account/setup.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { Link } from '#web/shared/routing/index.ts';
import { SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { useLeaveWhenSignedIn } from '#web/shared/session/use-leave-when-signed-in.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FrontDoor } from '#web/ui/front-door.tsx';

export function Page() {
  const t = useMessages();
  const search = useSearchValues(({ email, redirect, invite_code }) => ({ email, redirect, invite_code }));
  const [sentTo, setSentTo] = useState<string>();
  const { signUp, continueUrl } = useSignUp();
  useLeaveWhenSignedIn();
  if (sentTo !== undefined) {
    return (
      <FrontDoor title={t('inboxHeading')} text={t('inboxText')}>
        <EmailInbox email={sentTo} continueUrl={continueUrl} />
      </FrontDoor>
    );
  }
  const isInvited = (search.invite_code ?? readInviteCode()) !== undefined;
  return (
    <FrontDoor title={t('heading')} text={isInvited ? t('invitedText') : t('text')}>
      <Entrance>
        <SignUpForm
          email={search.email ?? ''}
          onSubmit={async (form) => {
            await signUp(form);
            setSentTo(form.email);
          }}
        />
      </Entrance>
      <p className="mt-5 text-center text-13 text-ink-2">
        {t('haveAccount')}{' '}
        <Link
          to={SIGN_IN_PATH}
          search={{ redirect: search.redirect }}
          className="font-medium text-ink underline underline-offset-4"
        >
          {t('signIn')}
        </Link>
      </p>
    </FrontDoor>
  );
}

/** The form, unless nobody can come in: the owner is missing, or the operator closed the door. */
function Entrance({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { data: config } = useAppConfig();
  const { data: setup } = useQuery(setupStatusQuery);
  if (setup?.needs_setup) {
    return (
      <Card>
        <EmptyState icon={<KeyRound aria-hidden />} title={t('ownerTitle')} text={t('ownerText')} />
      </Card>
    );
  }
  if (config?.sign_up === 'closed') {
    return (
      <Card>
        <EmptyState icon={<DoorClosed aria-hidden />} title={t('closedTitle')} text={t('closedText')} />
      </Card>
    );
  }
  return children;
}
