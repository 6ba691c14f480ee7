import { Link } from '@tanstack/react-router';
import { BookOpen, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useMessages } from '#web/features/home/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { usePages } from '#web/shared/pages.ts';
import { Card } from '#web/ui/card.tsx';

/** Pages worth a sentence here; those that this build lacks are left out. */
const TEXTS = {
  '/app/speech-synthesis/text-to-speech': 'placeSpeech',
  '/app/voice-library': 'placeVoices',
  '/app/speech-synthesis/text-to-speech/history': 'placeHistory',
  '/app/settings/api-keys': 'placeKeys',
} as const;

export function Places() {
  const t = useMessages();
  const id = useId();
  const pages = usePages();
  const isViewer = useIsViewer();
  const shown = Object.entries(TEXTS).flatMap(([path, text]) => {
    const page = pages.find((candidate) => candidate.path === path);
    const icon = page?.navigation?.[0]?.icon;
    return page && icon && !(isViewer && page.isForEditors) ? [{ path, title: page.title, icon, text }] : [];
  });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-semibold text-15 tracking-[-0.01em]">
        {t('places')}
      </h2>
      <Card className="overflow-hidden">
        {shown.map(({ path, title, icon, text }) => (
          <Link key={path} to={path} className={placeClass}>
            <Place icon={icon} title={title} text={t(text)} />
          </Link>
        ))}
        <a href="/docs" className={placeClass}>
          <Place icon={BookOpen} title={t('placeDocs')} text={t('placeDocsText')} />
        </a>
      </Card>
    </section>
  );
}

const placeClass =
  'flex items-center gap-3 border-b px-4 py-3 transition-colors last:border-b-0 hover:bg-hover focus-visible:-outline-offset-2';

function Place({ icon: Icon, title, text }: { icon: LucideIcon; title: ReactNode; text: string }) {
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-13">{title}</span>
        <span className="block text-12 text-ink-3">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
    </>
  );
}
