import type { AiSpeechClassification } from '@mynah/contract/speech/ai-speech-classification';
import { Bot, CircleHelp, ShieldCheck, UserRound } from 'lucide-react';
import { EvidenceList } from '#web/features/ai-classifier/evidence-list.tsx';
import { useMessages } from '#web/features/ai-classifier/messages.ts';
import { describeVerdict } from '#web/features/ai-classifier/verdict-words.ts';

const ICONS = {
  made_here: ShieldCheck,
  likely_made: Bot,
  likely_human: UserRound,
  not_known: CircleHelp,
} as const;

/** The verdict in plain words, and what it rests on. */
export function Result({ found }: { found: AiSpeechClassification }) {
  const t = useMessages();
  const { title, sentences } = describeVerdict(found, t);
  const Icon = ICONS[found.verdict];
  return (
    <section aria-label={t('result')} className="flex flex-col gap-5">
      <div role="status" className="flex gap-3">
        <div className="grid size-10 shrink-0 place-items-center rounded-xl bg-active text-ink">
          <Icon aria-hidden className="size-5" />
        </div>
        <div>
          <p className="font-semibold text-18">{title}</p>
          <p className="mt-0.5 text-13 text-ink-2">{sentences.join(' ')}</p>
        </div>
      </div>
      <EvidenceList evidence={found.evidence} />
    </section>
  );
}
