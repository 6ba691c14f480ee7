import { publicPages } from '@mynah/contract/public-pages';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { AgreementArticle } from '#web/features/voice-library/public/agreement-article.tsx';
import { agreement, europeanAddition } from '#web/features/voice-library/public/agreement-text.ts';

/** RTE-042, RTE-052. */
export function Page() {
  const t = useMessages();
  return (
    <AgreementArticle
      text={t('agreementEuText')}
      sections={[...agreement, ...europeanAddition]}
      other={{ path: publicPages.voiceAgreement.path, label: t('agreementOfOthers') }}
    />
  );
}
