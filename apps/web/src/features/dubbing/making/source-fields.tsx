import { dubbingLimits } from '@mynah/contract/dubbing/dubbing-values';
import { FileVideo, Link2 } from 'lucide-react';
import { type DubOrder, MOST_BYTES, proposedName } from '#web/features/dubbing/making/dub-order.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { ChosenFile } from '#web/shared/files/chosen-file.tsx';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import type { Refusal } from '#web/shared/files/use-refusals.ts';
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
          <ChosenFile file={order.file} hint={t('dropText')} />
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
            maxLength={dubbingLimits.name}
            placeholder={proposedName(order)}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
