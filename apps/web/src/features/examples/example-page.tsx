import type { ExampleTool } from '@mynah/contract/speech/examples';
import { Check } from 'lucide-react';
import { ExampleCard } from '#web/features/examples/example-card.tsx';
import { useMessages } from '#web/features/examples/messages.ts';
import { PublicFrame, StartLink } from '#web/shared/public/public-frame.tsx';

type ExamplePageProps = {
  tool: ExampleTool;
  appPath: string;
  title: string;
  text: string;
  points: readonly string[];
};

/** A tool for people without an account: what it does, to be heard, and the way in. */
export function ExamplePage({ tool, appPath, title, text, points }: ExamplePageProps) {
  const t = useMessages();
  return (
    <PublicFrame title={title} text={text} appPath={appPath}>
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-8 max-lg:grid-cols-1">
        <ExampleCard tool={tool} />
        <div className="flex flex-col items-start gap-6">
          <ul aria-label={t('points')} className="flex flex-col gap-3">
            {points.map((point) => (
              <li key={point} className="flex gap-2.5 text-15 text-ink-2 leading-6">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-positive" />
                {point}
              </li>
            ))}
          </ul>
          <StartLink appPath={appPath} />
        </div>
      </div>
    </PublicFrame>
  );
}
