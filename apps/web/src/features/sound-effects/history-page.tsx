import { HistoryPanel } from '#web/features/history/index.ts';
import { SoundsFrame } from '#web/features/sound-effects/sounds-frame.tsx';

export function Page() {
  return (
    <SoundsFrame>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-260 px-6 py-6 max-sm:px-4">
          <div className="overflow-hidden rounded-xl border bg-surface shadow-card">
            <HistoryPanel source="SFX" />
          </div>
        </div>
      </div>
    </SoundsFrame>
  );
}
