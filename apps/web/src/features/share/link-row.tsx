import { Copy } from 'lucide-react';
import { copyLink } from '#web/features/share/copy-link.ts';
import { useMessages } from '#web/features/share/messages.ts';
import { Button } from '#web/ui/button.tsx';

const SHOWN_CHARACTERS = 38;

/** HIS-048, HIS-049: the first 38 characters, and an ellipsis where there are more. */
export const cutLink = (link: string): string =>
  link.length > SHOWN_CHARACTERS ? `${link.slice(0, SHOWN_CHARACTERS)}…` : link;

export function LinkRow({ link }: { link: string }) {
  const t = useMessages();
  return (
    <div className="flex items-center gap-2 rounded-lg border bg-sunken p-1.5 ps-3">
      <a
        href={link}
        target="_blank"
        rel="noopener"
        title={link}
        aria-label={link}
        className="min-w-0 flex-1 truncate text-13 text-ink hover:underline"
      >
        {cutLink(link)}
      </a>
      <Button variant="primary" size="sm" onClick={() => void copyLink(link)}>
        <Copy aria-hidden />
        {t('copy')}
      </Button>
    </div>
  );
}
