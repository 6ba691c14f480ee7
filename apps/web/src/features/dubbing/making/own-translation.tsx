import { Upload, X } from 'lucide-react';
import { useRef } from 'react';
import type { DubOrder } from '#web/features/dubbing/making/dub-order.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface OwnTranslationProps {
  order: DubOrder;
  onChange: (change: Partial<DubOrder>) => void;
}

/** Somebody else's translation: one table, or captions in both languages that begin at the same moments. */
export function OwnTranslation({ order, onChange }: OwnTranslationProps) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-3 rounded-lg border p-3">
      <TextFile
        label={t('csv')}
        hint={t('csvHint')}
        accept=".csv,text/csv"
        testId="dub-csv"
        file={order.csv}
        onChange={(csv) => onChange({ csv })}
      />
      {!order.csv && (
        <>
          <TextFile
            label={t('sourceCaptions')}
            hint={t('sourceCaptionsHint')}
            accept=".srt,.vtt"
            testId="dub-source-captions"
            file={order.sourceCaptions}
            onChange={(sourceCaptions) => onChange({ sourceCaptions })}
          />
          <TextFile
            label={t('targetCaptions')}
            hint={t('targetCaptionsHint')}
            accept=".srt,.vtt"
            testId="dub-target-captions"
            file={order.targetCaptions}
            onChange={(targetCaptions) => onChange({ targetCaptions })}
          />
        </>
      )}
    </div>
  );
}

interface TextFileProps {
  label: string;
  hint: string;
  accept: string;
  testId: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
}

function TextFile({ label, hint, accept, testId, file, onChange }: TextFileProps) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-40 flex-1">
        <p className="font-medium text-13 text-ink">{label}</p>
        <p className="text-12 text-ink-3 [overflow-wrap:anywhere]">{file?.name ?? hint}</p>
      </div>
      {file && (
        <IconButton
          size="sm"
          label={t('removeFile', { name: file.name })}
          onClick={() => onChange(undefined)}
        >
          <X aria-hidden />
        </IconButton>
      )}
      <Button size="sm" onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {t(file ? 'chooseAnother' : 'choose')}
        <span className="sr-only"> {label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        data-testid={testId}
        onChange={({ target }) => {
          onChange(target.files?.[0] ?? file);
          target.value = '';
        }}
      />
    </div>
  );
}
