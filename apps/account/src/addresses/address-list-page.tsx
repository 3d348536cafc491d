import type { Address } from '@souk/contract';
import { addressesMax } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Button, Card, EmptyState, from, SkeletonText } from '@souk/ui';
import { MapPin, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { Loaded } from '../parts/feedback/loaded';
import { AddressCard } from './address-card';
import { addressQueries } from './address.queries';

const AddressDialog = lazyPart(async () => ({ default: (await import('./address-dialog')).AddressDialog }));

/** The address book. Source: spec 2, Routes; ACCT-02. */
export function AddressListPage() {
  const query = useQuery(addressQueries(useApi()).list());
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const isFull = (query.data?.total ?? 0) >= addressesMax;
  const add = (
    <Button variant="primary" disabled={isFull} onClick={() => setEdited('new')}>
      <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
      <FormattedMessage id="address.add" />
    </Button>
  );
  return (
    <AccountFrame
      title="account.addresses"
      area="/users/address_list"
      action={query.data?.list.length ? add : null}
      lead={isFull ? <FormattedMessage id="address.full" values={{ max: addressesMax }} /> : null}
    >
      <Loaded query={query} skeleton={<AddressSkeleton />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              picture={<MapPin size={48} strokeWidth={1} aria-hidden="true" />}
              title={<FormattedMessage id="address.none" />}
              action={add}
            >
              <FormattedMessage id="address.noneText" />
            </EmptyState>
          ) : (
            <Cards>
              {list.map((address) => (
                <li key={address.id}>
                  <AddressCard address={address} onEdit={() => setEdited(address)} />
                </li>
              ))}
            </Cards>
          )
        }
      </Loaded>
      <Suspense>
        {edited && <AddressDialog address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </AccountFrame>
  );
}

function AddressSkeleton() {
  return (
    <Cards as="div">
      {[0, 1].map((card) => (
        <Card key={card}>
          <SkeletonText lines={5} />
        </Card>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li > * {
    height: 100%;
  }
`;
