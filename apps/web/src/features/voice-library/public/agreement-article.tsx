import { publicPages } from '@mynah/contract/public-pages';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { LIBRARY_PATH } from '#web/features/voice-library/paths.ts';
import type { Section } from '#web/features/voice-library/public/agreement-text.ts';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';

type AgreementArticleProps = {
  text: string;
  sections: readonly Section[];
  /** The same agreement for others. */
  other: { path: string; label: string };
};

export function AgreementArticle({ text, sections, other }: AgreementArticleProps) {
  const t = useMessages();
  return (
    <PublicFrame title={t('agreement')} text={text} appPath={LIBRARY_PATH}>
      <article className="flex max-w-160 flex-col gap-8">
        {sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2 className="mb-2 font-semibold text-18 tracking-[-0.01em]">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-3 text-pretty text-15 text-ink-2 leading-6">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p className="flex flex-wrap gap-x-5 gap-y-2 border-t pt-5 text-13">
          <Link to={other.path} className="underline underline-offset-2">
            {other.label}
          </Link>
          <Link to={publicPages.voiceLibrary.path} className="underline underline-offset-2">
            {t('title')}
          </Link>
        </p>
      </article>
    </PublicFrame>
  );
}
