import { FileVideo, Link2 } from 'lucide-react';
import { type DubOrder, MOST_BYTES, proposedName } from '#web/features/dubbing/making/dub-order.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { FileDrop, useFilePlace } from '#web/shared/files/file-drop.tsx';
import type { Refusal } from '#web/shared/files/use-refusals.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

const rules = { takes: 'recordings', mostBytes: MOST_BYTES } as const;

interface SourceFieldsProps {
  order: DubOrder;
  onChange: (change: Partial<DubOrder>) => void;
  refused: readonly Refusal[];
  onForget: () => void;
}

/** A file or an address, and what the dub is called. */
export function SourceFields({ order, onChange, refused, onForget }: SourceFieldsProps) {
  const t = useMessages();
  return (
    <>
      <ChoiceCards
        label={t('source')}
        value={order.from}
        onChange={(from) => onChange({ from })}
        options={[
          { value: 'file', label: t('fromFile'), hint: t('fromFileHint'), icon: <FileVideo aria-hidden /> },
          {
            value: 'address',
            label: t('fromAddress'),
            hint: t('fromAddressHint'),
            icon: <Link2 aria-hidden />,
          },
        ]}
      />
      {order.from === 'file' ? (
        <FileDrop
          look="card"
          rules={rules}
          label={t('file')}
          inputLabel={t('file')}
          inputTestId="dub-file"
          onFiles={([file]) => onChange({ file })}
          refused={refused}
          onForget={onForget}
        >
          <ChosenFile file={order.file} />
        </FileDrop>
      ) : (
        <Field label={t('address')} hint={t('addressHint')}>
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              placeholder="https://"
              autoComplete="off"
              value={order.address}
              onChange={(event) => onChange({ address: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label={t('name')}>
        {(control) => (
          <Input
            {...control}
            value={order.name}
            maxLength={500}
            placeholder={proposedName(order)}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function ChosenFile({ file }: { file: File | undefined }) {
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
        <p className="max-w-80 text-balance text-13 text-ink-2">{t('dropText')}</p>
      )}
      <Button size="sm" isBusy={isLooking} onClick={choose}>
        {t(file ? 'chooseAnother' : 'choose')}
      </Button>
    </div>
  );
}
