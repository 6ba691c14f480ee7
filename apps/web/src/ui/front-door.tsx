import type { ReactNode } from 'react';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type FrontDoorProps = { title: string; text: ReactNode; children: ReactNode };

/** The frame of pages for people who are not inside yet: sign-in, set-up, invitations. */
export function FrontDoor({ title, text, children }: FrontDoorProps) {
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden p-5">
      <Backdrop />
      <div className="relative w-full max-w-95">
        <div className="mb-6 flex flex-col items-center text-center">
          <BrandMark className="mb-5 size-9" />
          <h1 className="font-semibold text-22 tracking-[-0.02em]">{title}</h1>
          <p className="mt-1 text-balance text-13 text-ink-2">{text}</p>
        </div>
        {children}
      </div>
    </main>
  );
}

/** Two orbs far out of focus: color without anything to read. */
function Backdrop() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 opacity-25 blur-[90px] dark:opacity-15">
      <VoiceOrb id="f" name="ront" size={420} className="absolute -top-40 -start-28" />
      <VoiceOrb id="d" name="oor" size={360} className="absolute -end-24 -bottom-44" />
    </div>
  );
}
