import { publicPages } from '@mynah/contract/public-pages';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { LIBRARY_PATH } from '#web/features/voice-library/paths.ts';
import { type LegalSection, LegalSections } from '#web/shared/public/legal-sections.tsx';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';
import { Link } from '#web/shared/routing/index.ts';

type AgreementArticleProps = {
  text: string;
  sections: readonly LegalSection[];
  /** The same agreement for others. */
  other: { path: string; label: string };
};

export function AgreementArticle({ text, sections, other }: AgreementArticleProps) {
  const t = useMessages();
  return (
    <PublicFrame title={t('agreement')} text={text} appPath={LIBRARY_PATH}>
      <article className="flex max-w-160 flex-col gap-8">
        <LegalSections sections={sections} />
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
