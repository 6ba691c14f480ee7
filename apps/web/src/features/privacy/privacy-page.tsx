import { Activity } from '#web/features/privacy/activity.tsx';
import { KnownFacts } from '#web/features/privacy/known-facts.tsx';
import { useMessages } from '#web/features/privacy/messages.ts';
import { OwnData } from '#web/features/privacy/own-data.tsx';
import { PrivacyChoices } from '#web/features/privacy/privacy-choices.tsx';
import { PagePart } from '#web/ui/page-part.tsx';

/** What a person decides, sees, takes along and has erased of what is known of them. */
export function Page() {
  const t = useMessages();
  return (
    <div className="flex flex-col divide-y">
      <PagePart id="choices" title={t('choices')} text={t('choicesText')}>
        <PrivacyChoices />
      </PagePart>
      <PagePart id="known" title={t('known')} text={t('knownText')}>
        <KnownFacts />
      </PagePart>
      <PagePart id="activity" title={t('activity')}>
        <Activity />
      </PagePart>
      <PagePart id="data" title={t('data')} text={t('dataText')}>
        <OwnData />
      </PagePart>
    </div>
  );
}
