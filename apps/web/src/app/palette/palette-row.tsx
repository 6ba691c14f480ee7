import { Command } from 'cmdk';
import type { PaletteItem } from '#web/app/palette/palette-item.ts';
import { closePalette } from '#web/app/palette/palette-state.ts';
import { rememberOpened } from '#web/app/palette/recent.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { partsOf } from '#web/shared/search/match.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type PaletteRowProps = { item: PaletteItem; query: string };

export function PaletteRow({ item, query }: PaletteRowProps) {
  const { key, title, detail, keys } = item;
  const open = useOpen(item);
  return (
    <Command.Item
      value={key}
      onSelect={open}
      className="flex min-h-10 cursor-default items-center gap-3 rounded-md px-2.5 py-1.5 data-[selected=true]:bg-active"
    >
      <Face item={item} />
      <span className="flex min-w-0 flex-1 items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate text-13 text-ink">
          <Marked text={title} query={query} />
        </span>
        {detail && (
          <span className="max-w-[45%] shrink-0 truncate text-12 text-ink-2">
            <Marked text={detail} query={query} />
          </span>
        )}
      </span>
      {keys && <Kbd keys={keys} />}
    </Command.Item>
  );
}

function Face({ item: { voice, icon: Icon } }: { item: PaletteItem }) {
  if (voice) return <VoiceOrb id={voice.id} name={voice.name} size={20} className="-mx-0.5" />;
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />;
}

function Marked({ text, query }: { text: string; query: string }) {
  return partsOf(text, query).map(({ text: part, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name than their place
      <mark key={at} className="bg-transparent font-semibold text-ink underline decoration-line-strong">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

function useOpen(item: PaletteItem): () => void {
  const navigate = useNavigate();
  return () => {
    closePalette();
    rememberOpened(item);
    item.run?.();
    if (item.target) void navigate(item.target);
  };
}
