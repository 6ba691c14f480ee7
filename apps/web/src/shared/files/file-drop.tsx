import { createContext, type ReactNode, useContext, useRef } from 'react';
import type { FileRules } from '#web/shared/files/check-file.ts';
import { useMessages } from '#web/shared/files/messages.ts';
import { RefusedFiles } from '#web/shared/files/refused-files.tsx';
import { type Refusal, useRefusals } from '#web/shared/files/use-refusals.ts';
import { useStrayFiles } from '#web/shared/files/use-stray-files.ts';
import { DropArea } from '#web/ui/drop-area.tsx';

type FileDropProps = {
  rules: FileRules;
  /** What was looked at and may be sent; one at a time unless `takesMany`. */
  onFiles: (files: File[]) => void;
  takesMany?: boolean;
  /** What the server did not take. */
  refused?: readonly Refusal[];
  onForget?: () => void;
  look: 'card' | 'page';
  label?: string;
  /** Of the input: what a screen reader calls it. */
  inputLabel?: string;
  inputTestId?: string;
  className?: string;
  children: ReactNode | ((isOver: boolean) => ReactNode);
};

const Place = createContext<{ choose: () => void; isLooking: boolean }>({
  choose: () => undefined,
  isLooking: false,
});

/** For buttons within the place: opens the dialog of the system. */
export const useFilePlace = () => useContext(Place);

const accepted = { recordings: 'audio/*,video/*', films: 'video/*', papers: undefined } as const;

/**
 * Takes files that are dropped on it or beside it, pasted, or chosen. What cannot be taken is refused here, with its
 * name, the reason, and the way to another one; what the server refuses stands in the same place.
 */
export function FileDrop({
  rules,
  onFiles,
  takesMany = false,
  refused = [],
  onForget,
  ...props
}: FileDropProps) {
  const t = useMessages();
  const { look, label, inputLabel, inputTestId = 'recording-file', className, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const { refusals, isLooking, take, forget } = useRefusals(rules, onFiles);
  const takeAll = (files: File[]): void => {
    onForget?.();
    void take(takesMany ? files : files.slice(0, 1));
  };
  useStrayFiles(takeAll);
  const choose = (): void => input.current?.click();
  const shown = [...refusals, ...refused];
  const dismiss = (): void => {
    forget();
    onForget?.();
  };
  const told = (
    <RefusedFiles
      refusals={shown}
      onChoose={choose}
      onDismiss={dismiss}
      className={look === 'card' ? 'p-3 pt-0 first:pt-3' : 'shrink-0 px-4 pt-4'}
    />
  );
  return (
    <Place value={{ choose, isLooking }}>
      <DropArea look={look} label={label} onFiles={takeAll} className={className}>
        {(isOver) => (
          <>
            {look === 'page' && told}
            {typeof children === 'function' ? children(isOver) : children}
            {look === 'card' && told}
            <input
              ref={input}
              type="file"
              accept={accepted[rules.takes]}
              multiple={takesMany}
              hidden
              aria-label={inputLabel ?? t('choose')}
              data-testid={inputTestId}
              onChange={({ target }) => {
                takeAll([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </>
        )}
      </DropArea>
    </Place>
  );
}
