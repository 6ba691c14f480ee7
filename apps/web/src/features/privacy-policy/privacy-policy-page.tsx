import { publicPages } from '@mynah/contract/public-pages';
import { useMessages } from '#web/features/privacy-policy/messages.ts';
import { policy } from '#web/features/privacy-policy/policy-text.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { LegalSections, LegalTitle } from '#web/shared/public/legal-sections.tsx';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';

/** RTE-031. */
export function Page() {
  const t = useMessages();
  return (
    <PublicFrame title={publicPages.privacyPolicy.title} text={t('intro')} appPath="/app/settings">
      <article className="flex max-w-160 flex-col gap-8">
        <LegalSections sections={policy} />
        <Contact />
      </article>
    </PublicFrame>
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
