import { publicPages } from '@mynah/contract/public-pages';
import { useMessages } from '#web/features/privacy-policy/messages.ts';
import { policy } from '#web/features/privacy-policy/policy-text.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';

/** RTE-031. */
export function Page() {
  const t = useMessages();
  return (
    <PublicFrame title={publicPages.privacyPolicy.title} text={t('intro')} appPath="/app/settings">
      <article className="flex max-w-160 flex-col gap-8">
        {policy.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2 className="mb-2 font-semibold text-18 tracking-[-0.01em]">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-3 text-pretty text-15 text-ink-2 leading-6">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
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
      <h2 className="mb-2 font-semibold text-18 tracking-[-0.01em]">{t('contact')}</h2>
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
