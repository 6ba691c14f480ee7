import { publicPages } from '@mynah/contract/public-pages';
import { useMessages } from '#web/features/privacy-policy/messages.ts';
import { policy } from '#web/features/privacy-policy/policy-text.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { openPrivacyChoices } from '#web/shared/consent/consent.ts';
import { LegalSections, LegalTitle } from '#web/shared/public/legal-sections.tsx';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';
import { Button } from '#web/ui/button.tsx';

/** RTE-031. */
export function Page() {
  const t = useMessages();
  return (
    <PublicFrame title={publicPages.privacyPolicy.title} text={t('intro')} appPath="/app/settings">
      <article className="flex max-w-160 flex-col gap-8">
        <LegalSections sections={policy} />
        <Choices />
        <Contact />
      </article>
    </PublicFrame>
  );
}

function Choices() {
  const t = useMessages();
  return (
    <section>
      <LegalTitle>{t('recording')}</LegalTitle>
      <p className="mb-3 text-pretty text-15 text-ink-2 leading-6">{t('recordingText')}</p>
      <Button onClick={openPrivacyChoices}>{t('choices')}</Button>
    </section>
  );
}

/** The mailbox for legal matters, else the one for questions, where the operator named one. */
function Contact() {
  const t = useMessages();
  const links = useAppConfig().data?.links;
  const mailbox = links?.legal_mailbox ?? links?.help_mailbox;
  return (
    <section>
      <LegalTitle>{t('contact')}</LegalTitle>
      <p className="text-pretty text-15 text-ink-2 leading-6">
        {mailbox ? (
          <>
            {t('contactText')}{' '}
            <a href={mailbox} className="underline underline-offset-2">
              {mailbox.replace(/^mailto:/, '')}
            </a>
          </>
        ) : (
          t('contactUnknown')
        )}
      </p>
    </section>
  );
}
