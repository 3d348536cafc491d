import { FormattedMessage, useT } from '@souk/i18n';
import { useNavigate, useWantedSearch } from '@souk/router';
import { Button, InlineSelect } from '@souk/ui';
import styled from 'styled-components';
import { readOrder, productsHref, productOrders } from './merchant-products.url';

/** In which order the products stand: the choice goes into the address. A form that the browser can send by itself. */
export function ProductOrderSelect({ id }: { id: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { wanted } = useWantedSearch();
  const order = readOrder(wanted);
  const kept = [...wanted].filter(([name]) => name !== 'id' && name !== 'order');
  return (
    <Form method="get" action="/merchant/merchant/home">
      <input type="hidden" name="id" value={id} />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <InlineSelect
        label={<FormattedMessage id="merchantHome.sort" />}
        name="order"
        value={order}
        onChange={({ target }) =>
          void navigate(productsHref(wanted, { order: target.value }), { preventScrollReset: true })
        }
      >
        {productOrders.map((one) => (
          <option key={one} value={one}>
            {t(`merchantHome.order.${one}`)}
          </option>
        ))}
      </InlineSelect>
      <noscript>
        <Button type="submit" size="sm">
          <FormattedMessage id="merchantHome.apply" />
        </Button>
      </noscript>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: 8px;
`;
