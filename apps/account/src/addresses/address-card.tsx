import type { Address } from '@souk/contract';
import { addressLines } from '@souk/domain';
import { FormattedMessage, useLocale } from '@souk/i18n';
import { Badge, Button, Card, Cluster } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '../parts/confirm/confirm-dialog';
import { useAddressBook } from './address.queries';

/** One address with what can be done with it; the default is marked. */
export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { locale } = useLocale();
  const { remove, setDefault } = useAddressBook();
  const [isAsking, setAsking] = useState(false);
  const [name, ...lines] = addressLines(address, locale);
  const close = () => setAsking(false);
  return (
    <Sheet as="article" aria-label={`${name}, ${lines[0]}`}>
      <address>
        <Name>
          <strong>{name}</strong>
          {address.isDefault && (
            <Badge $tone="brand">
              <FormattedMessage id="address.default" />
            </Badge>
          )}
        </Name>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <small>
          {address.countryCode} {address.phone}
        </small>
        <small>{address.email}</small>
      </address>
      <Cluster $gap={1}>
        <Button variant="quiet" size="sm" onClick={onEdit}>
          <FormattedMessage id="word.edit" />
        </Button>
        {!address.isDefault && (
          <Button variant="quiet" size="sm" isBusy={setDefault.isPending} onClick={() => setDefault.mutate(address.id)}>
            <FormattedMessage id="address.makeDefault" />
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          <FormattedMessage id="word.delete" />
        </Button>
      </Cluster>
      {isAsking && (
        <ConfirmDialog
          title={<FormattedMessage id="address.deleteTitle" />}
          text={<FormattedMessage id="address.deleteText" />}
          confirmLabel={<FormattedMessage id="word.delete" />}
          isDanger
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(address.id, { onSettled: close })}
          onClose={close}
        />
      )}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 14px;
  & > address {
    display: grid;
    gap: 2px;
    justify-items: start;
    font-style: normal;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  & > div {
    margin-inline-start: -10px;
  }
`;
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
`;
