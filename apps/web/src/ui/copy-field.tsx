import { CopyButton } from '#web/ui/copy-button.tsx';

type CopyFieldProps = {
  label: string;
  /** Stands on the button. */
  copyLabel: string;
  text: string;
};

/** A text that is to be carried elsewhere; a press into it selects the whole. */
export function CopyField({ label, copyLabel, text }: CopyFieldProps) {
  return (
    <div className="flex items-center gap-2">
      <input
        aria-label={label}
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
        className="figures h-9 min-w-0 flex-1 rounded-md border bg-sunken px-3 text-13"
      />
      <CopyButton text={text} label={copyLabel} look={{ variant: 'secondary' }} />
    </div>
  );
}
