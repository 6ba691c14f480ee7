import { publicPages } from '@mynah/contract/public-pages';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { AgreementArticle } from '#web/features/voice-library/public/agreement-article.tsx';
import { agreement } from '#web/features/voice-library/public/agreement-text.ts';

/** RTE-041, RTE-052. */
export function Page() {
  const t = useMessages();
  return (
    <AgreementArticle
      text={t('agreementText')}
      sections={agreement}
      other={{ path: publicPages.voiceAgreementEu.path, label: t('agreementOfEu') }}
    />
  );
}
