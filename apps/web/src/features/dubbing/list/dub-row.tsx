import { Film, Volume2 } from 'lucide-react';
import type { Dub } from '#web/features/dubbing/dubbing.requests.ts';
import { DubMenu } from '#web/features/dubbing/list/dub-menu.tsx';
import { DubState } from '#web/features/dubbing/list/dub-state.tsx';
import { languagesOf } from '#web/features/dubbing/list/languages-of.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { DUB_PATH } from '#web/features/dubbing/paths.ts';
import { formatAgo, formatDateTime, formatLength } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';

/** A dub: what it is of, in which languages, how far it is. */
export function DubRow({ dub }: { dub: Dub }) {
  const t = useMessages();
  const { dubbing_id: dubbingId, name, media_metadata: media } = dub;
  const date = new Date(dub.created_at);
  return (
    <li className="relative flex min-h-17 items-center gap-3 px-4 py-3 transition-colors hover:bg-hover">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-2 [&_svg]:size-4">
        {media?.content_type.startsWith('audio/') ? <Volume2 aria-hidden /> : <Film aria-hidden />}
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={DUB_PATH}
          params={{ dubbingId }}
          className="block truncate font-medium text-13 text-ink after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="truncate text-12 text-ink-2">
          {languagesOf(dub, t('detected'))}
          {media && <span className="figures sm:hidden"> · {formatLength(media.duration)}</span>}
        </p>
        <DubState dub={dub} />
      </div>
      <div className="flex shrink-0 items-center gap-4 text-12 text-ink-2 max-sm:hidden">
        <span className="max-w-32 truncate max-lg:hidden">{dub.is_creator ? t('you') : null}</span>
        {media && <span className="figures">{formatLength(media.duration)}</span>}
        <time dateTime={date.toISOString()} title={formatDateTime(date)} className="w-24 truncate text-end">
          {formatAgo(date)}
        </time>
      </div>
      <div className="relative">
        <DubMenu dub={dub} />
      </div>
    </li>
  );
}
