import { shipManyMost, type ShipManyResult } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { TextAreaField } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { FormDialog } from '../parts/form-dialog';
import { useDeskChange } from '../parts/use-desk';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { type PastedLine, pastedParcels } from './pasted-parcels';

/** Why the store refused lines, as they stood then: one that was changed since may be sent. */
type Refused = readonly { text: string; message: string }[];

const parcelsIn = (lines: readonly PastedLine[]) => lines.flatMap((line) => ('parcel' in line ? [line.parcel] : []));

const refusedOf = (lines: readonly PastedLine[], { refused }: ShipManyResult): Refused =>
  lines.flatMap((line) => {
    const why = 'parcel' in line && refused.find(({ no }) => no === line.parcel.no);
    return why ? [{ text: line.text, message: why.message }] : [];
  });

const whyRefused = ({ text }: PastedLine, refused: Refused) => refused.find((one) => one.text === text)?.message;

/** Sends orders by a list of their tracking numbers. What was refused stays in the list, with the reason by its line. */
export function ShipPasted({ onClose }: { onClose: () => void }) {
  const t = useT();
  const say = useSay();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Refused>([]);
  const lines = pastedParcels(text);
  const parcels = parcelsIn(lines);
  const fields = useFieldFaults(faultsIn({ list: listFault(lines.length, lines.length - parcels.length) }), {
    most: shipManyMost,
  });
  const ship = useDeskChange('shipMany', {
    done: null,
    then: (result) => {
      const isLeft = (line: PastedLine) => !('parcel' in line && result.done.includes(line.parcel.no));
      setText(
        lines
          .filter(isLeft)
          .map((line) => line.text)
          .join('\n'),
      );
      setRefused(refusedOf(lines, result));
      if (result.done.length > 0) say.done('desk.orders.manySent', { count: result.done.length });
    },
    thenIfMounted: (result) => result.refused.length === 0 && onClose(),
  });
  const submit = () => {
    if (fields.check() && !ship.isPending) ship.mutate({ parcels });
  };
  return (
    <FormDialog
      title={t('desk.paste.title')}
      width={640}
      isUnsaved={text.trim() !== '' && !ship.isPending}
      confirm={t('desk.ship.send')}
      isBusy={ship.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={t('desk.paste.list')}
        hint={t('desk.paste.hint', { most: shipManyMost })}
        value={text}
        rows={8}
        wrap="off"
        spellCheck={false}
        isRequired
        data-autofocus
        readOnly={ship.isPending}
        error={fields.errorOf('list')}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status">
        <FormattedMessage
          id="desk.paste.ready"
          values={{ count: parcelsIn(lines.filter((line) => !whyRefused(line, refused))).length }}
        />
        <Faults lines={lines} refused={refused} />
      </div>
    </FormDialog>
  );
}

/** The id of the message that says why a list cannot be sent; null: it can. */
const listFault = (lines: number, faults: number): string | null => {
  if (lines === 0) return 'desk.paste.empty';
  if (faults > 0) return 'desk.paste.faulty';
  return lines > shipManyMost ? 'desk.paste.tooMany' : null;
};

/** What is wrong, by line: what the list shows by itself, and what the store refused. */
function Faults({ lines, refused }: { lines: readonly PastedLine[]; refused: Refused }) {
  const t = useT();
  const whyOf = (line: PastedLine): string | undefined => {
    if ('fault' in line) return t(`desk.paste.fault.${line.fault}`, { first: line.first ?? 0 });
    const why = whyRefused(line, refused);
    return why && t('desk.paste.refused', { no: line.parcel.no, why });
  };
  if (!lines.some(whyOf)) return null;
  return (
    <List>
      {lines.map((line) => {
        const why = whyOf(line);
        return (
          why && (
            <li key={line.at}>
              <FormattedMessage id="desk.paste.line" values={{ at: line.at, why }} />
            </li>
          )
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  padding: 0;
  list-style: none;
  color: var(--color-sale);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;
