import { FileAudio, Link2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import {
  addressOf,
  chooseSource,
  forgetRefusal,
  useSource,
} from '#web/features/speech-to-text/new/use-source.ts';
import type { Source } from '#web/features/speech-to-text/order.ts';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import { SoundSource } from '#web/shared/recording/sound-source.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';

const rules = { takes: 'recordings' } as const;
const take = (file: File): void => chooseSource({ file });

/** Where a recording comes from: dropped, chosen, recorded, or at an address. */
export function SourcePanel() {
  const t = useMessages();
  const { source, refused } = useSource();
  return (
    <FileDrop
      rules={rules}
      look="card"
      onFiles={([file]) => file && take(file)}
      refused={refused}
      onForget={forgetRefusal}
    >
      {(isOver) =>
        source ? (
          <Chosen source={source} />
        ) : (
          <SoundSource
            title={t(isOver ? 'dropNow' : 'dropTitle')}
            text={t('dropText')}
            microphone="words"
            onRecorded={take}
            className="py-9! max-sm:px-4!"
          >
            <AddressField />
          </SoundSource>
        )
      }
    </FileDrop>
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
    <form noValidate onSubmit={submit} className="mt-6 w-120 max-w-full text-start">
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
