import { useMessages } from '#web/features/share/messages.ts';
import { useBrandName } from '#web/shared/app-config.ts';
import { copyText } from '#web/shared/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

export function EmbedCode({ link }: { link: string }) {
  const t = useMessages();
  const markup = embedMarkup(link, t('embedTitle', { brand: useBrandName() }));
  const copy = async () => {
    if (await copyText(markup)) toast.success(t('embedCopied'));
    else toast.error(t('copyFailed'));
  };
  return (
    <Field label={t('embed')}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            readOnly
            value={markup}
            className="font-mono text-12!"
            onFocus={(event) => event.target.select()}
          />
          <Button aria-label={t('copyEmbed')} onClick={copy}>
            {t('copy')}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** The same frame that the server gives to sites that ask for it (oEmbed). */
function embedMarkup(link: string, title: string): string {
  const address = link.replace(/\/share\/([^/]+)$/, '/embed/share/$1');
  const safeTitle = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${address}" title="${safeTitle}" width="640" height="240" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}
