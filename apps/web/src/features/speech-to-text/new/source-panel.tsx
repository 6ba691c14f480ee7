import { FileAudio, Link2, Mic, Upload, X } from 'lucide-react';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { type Microphone, openMicrophone } from '#web/features/speech-to-text/new/microphone.ts';
import { Recorder } from '#web/features/speech-to-text/new/recorder.tsx';
import { addressOf, chooseSource, useSource } from '#web/features/speech-to-text/new/use-source.ts';
import type { Source } from '#web/features/speech-to-text/order.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

const accepted = 'audio/*,video/*';

/** Where a recording comes from: dropped, chosen, recorded, or at an address. */
export function SourcePanel() {
  const source = useSource((state) => state.source);
  const { microphone, open, close } = useMicrophone();
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    close();
    if (file) chooseSource({ file });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within do the same by keyboard
    <section
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={classNames(
        'rounded-2xl border border-line-strong border-dashed bg-surface transition-colors',
        isOver && 'border-accent bg-accent-soft',
      )}
    >
      {microphone ? (
        <Recorder microphone={microphone} onDone={take} onDiscard={close} />
      ) : source ? (
        <Chosen source={source} />
      ) : (
        <Choices isOver={isOver} onRecord={open} onFile={take} />
      )}
    </section>
  );
}

/** Open while it records, and closed in every way of leaving. */
function useMicrophone() {
  const t = useMessages();
  const [microphone, setMicrophone] = useState<Microphone>();
  useEffect(() => () => microphone?.close(), [microphone]);
  return {
    microphone,
    open: async () => {
      try {
        setMicrophone(await openMicrophone());
      } catch (cause) {
        if (!(cause instanceof DOMException)) throw cause;
        toast.error(t('noMicrophone'));
      }
    },
    close: () => setMicrophone(undefined),
  };
}

type ChoicesProps = { isOver: boolean; onRecord: () => void; onFile: (file: File | undefined) => void };

function Choices({ isOver, onRecord, onFile }: ChoicesProps) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col items-center gap-5 px-6 py-9 text-center max-sm:px-4">
      <div>
        <p className="font-medium text-18">{isOver ? t('dropNow') : t('dropTitle')}</p>
        <p className="mt-1 text-13 text-ink-2">{t('dropText')}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t('choose')}
        </Button>
        <Button onClick={onRecord}>
          <Mic aria-hidden />
          {t('record')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        data-testid="recording-file"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <AddressField />
    </div>
  );
}

function AddressField() {
  const t = useMessages();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = addressOf(text);
    setWrong(!address);
    if (address) chooseSource({ address });
  };
  return (
    <form noValidate onSubmit={submit} className="w-full max-w-120 text-left">
      <Field
        label={t('orAddress')}
        hint={t('addressHint')}
        error={isWrong ? t('badAddress') : undefined}
        className="[&>div:last-of-type]:flex"
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setWrong(false);
              }}
            />
            <Button type="submit" disabled={text.trim() === ''}>
              <Link2 aria-hidden />
              {t('useAddress')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function Chosen({ source }: { source: Source }) {
  const t = useMessages();
  const name = 'file' in source ? source.file.name : source.address;
  return (
    <div className="flex items-center gap-3 px-5 py-6 max-sm:px-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-sunken text-ink-2">
        {'file' in source ? <FileAudio aria-hidden /> : <Link2 aria-hidden />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-12 text-ink-3">{t('chosen')}</p>
        <p className="truncate font-medium text-15">{name}</p>
      </div>
      <IconButton label={t('remove')} onClick={() => chooseSource(undefined)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
