import type { ReactNode } from 'react';

/** Cards side by side, as many as there is room for. */
export const voiceGridClass =
  'grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1 2.5xl:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]';

type VoiceCardProps = {
  /** Lets the voice be heard. */
  orb: ReactNode;
  name: ReactNode;
  /** In a line below the name. */
  facts: readonly string[];
  description: string | null;
  badges: ReactNode;
  /** On which terms, in the foot. */
  terms?: readonly string[];
  actions: ReactNode;
};

/** A voice to choose: who speaks, how it sounds, on which terms, and the way to have it. */
export function VoiceCard({ orb, name, facts, description, badges, terms = [], actions }: VoiceCardProps) {
  return (
    <li className="relative flex flex-col gap-3 rounded-xl border bg-surface p-4 shadow-card transition-colors [contain-intrinsic-size:auto_210px] [content-visibility:auto] focus-within:border-line-strong hover:border-line-strong">
      <div className="flex items-start gap-3">
        {orb}
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-medium text-15 text-ink tracking-[-0.01em]">{name}</h2>
          <p className="truncate text-12 text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {description && <p className="line-clamp-2 text-13 text-ink-2 leading-5">{description}</p>}
      {badges}
      <div className="mt-auto flex items-center gap-2 border-t pt-3">
        <p className="min-w-0 flex-1 text-12 text-ink-2 leading-4">
          {terms.map((text) => (
            <span key={text} className="block truncate" title={text}>
              {text}
            </span>
          ))}
        </p>
        {actions}
      </div>
    </li>
  );
}
