import { useFilePlace } from '#web/shared/files/file-drop.tsx';
import { useMessages } from '#web/shared/files/messages.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';

/** Within a `FileDrop` of a form: the file that was chosen, or what may be. */
export function ChosenFile({ file, hint }: { file: File | undefined; hint: string }) {
  const t = useMessages();
  const { choose, isLooking } = useFilePlace();
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-6 text-center">
      {file ? (
        <p className="text-13 text-ink">
          <span className="font-medium [overflow-wrap:anywhere]">{file.name}</span>
          <span className="text-ink-3"> · {formatBytes(file.size)}</span>
        </p>
      ) : (
        <p className="max-w-80 text-balance text-13 text-ink-2">{hint}</p>
      )}
      <Button size="sm" isBusy={isLooking} onClick={choose}>
        {t(file ? 'chooseAnother' : 'choose')}
      </Button>
    </div>
  );
}
