import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useMessages } from '#web/ui/messages.ts';
import { toast } from '#web/ui/toast.tsx';

type CopyButtonProps = {
  text: string;
  label?: string;
  /** Shows the label beside the icon. */
  look?: ButtonLook;
};

/** Copies and says so: with a check for the eye, in a live region for readers. */
export function CopyButton({ text, label, look }: CopyButtonProps) {
  const t = useMessages();
  const [isCopied, copy] = useCopy(text);
  const name = label ?? t('copy');
  const icon = isCopied ? <Check aria-hidden className="text-positive" /> : <Copy aria-hidden />;
  return (
    <>
      {look ? (
        <Button {...look} onClick={copy}>
          {icon}
          {isCopied ? t('copied') : name}
        </Button>
      ) : (
        <IconButton size="sm" label={isCopied ? t('copied') : name} onClick={copy}>
          {icon}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {isCopied ? t('copied') : ''}
      </span>
    </>
  );
}

function useCopy(text: string): [boolean, () => Promise<void>] {
  const t = useMessages();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // No clipboard away from https and localhost: the text is on the page to be selected.
      toast.error(t('copyFailed'));
    }
  };
  return [isCopied, copy];
}
