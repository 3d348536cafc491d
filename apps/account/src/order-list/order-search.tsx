import { useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { useFieldOfAddress } from '@souk/state/field-of-address';
import { from, IconButton, TextInput } from '@souk/ui';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import type { OrderFilter } from '../parts/order/order.queries';
import { orderListHref } from './order-list.url';

/** Finds orders by product, merchant or number. */
export function OrderSearch({ filter }: { filter: OrderFilter }) {
  const t = useT();
  const navigate = useNavigate();
  const field = useFieldOfAddress<HTMLInputElement>(filter.keyword);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    void navigate(orderListHref({ ...filter, keyword }));
  };
  return (
    <Form role="search" action="/users/order_list" onSubmit={find}>
      {filter.type !== 'all' && <input type="hidden" name="type" value={filter.type} />}
      <TextInput
        ref={field}
        type="search"
        name="keyword"
        maxLength={100}
        enterKeyHint="search"
        defaultValue={filter.keyword}
        aria-label={t('orders.search')}
        placeholder={t('orders.search')}
      />
      <IconButton label={t('orders.find')} type="submit">
        <Search aria-hidden="true" />
      </IconButton>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  width: 100%;
  ${from.sm} {
    width: 300px;
  }
  & > input {
    padding-inline-end: 48px;
  }
  & > button {
    position: absolute;
    inset: 0 0 auto auto;
  }
`;
