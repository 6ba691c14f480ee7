import { AccountDetails } from '#web/features/settings/account-details.tsx';
import { AppearanceChoice } from '#web/features/settings/appearance-choice.tsx';
import { LanguageChoice } from '#web/features/settings/language-choice.tsx';
import { useMessages } from '#web/features/settings/messages.ts';
import { ProfileForm } from '#web/features/settings/profile-form.tsx';
import { signOut } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { PagePart } from '#web/ui/page-part.tsx';

export function Page() {
  const t = useMessages();
  return (
    <div className="flex flex-col divide-y">
      <PagePart id="account" title={t('account')}>
        <AccountDetails />
      </PagePart>
      <PagePart id="profile" title={t('profile')} text={t('profileText')}>
        <ProfileForm />
      </PagePart>
      <PagePart id="appearance" title={t('appearance')} text={t('appearanceText')}>
        <AppearanceChoice />
      </PagePart>
      <PagePart id="language" title={t('language')} text={t('languageText')}>
        <LanguageChoice />
      </PagePart>
      <PagePart id="session" title={t('session')} text={t('sessionText')}>
        <SignOutButton />
      </PagePart>
    </div>
  );
}

function SignOutButton() {
  const t = useMessages();
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t('signOutTitle'),
      description: t('sessionText'),
      confirmLabel: t('signOut'),
    });
    if (isConfirmed) await signOut();
  };
  return <Button onClick={() => void ask()}>{t('signOut')}</Button>;
}
