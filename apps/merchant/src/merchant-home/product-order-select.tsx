import { FormattedMessage, useT } from '@souk/i18n';
import { Button, InlineSelect } from '@souk/ui';
import styled from 'styled-components';
import { readOrder, productOrders } from './merchant-products.url';
import { useProductsChoice } from './use-products-choice';

/** In which order the products stand: the choice goes into the address. A form that the browser can send by itself. */
export function ProductOrderSelect({ id }: { id: number }) {
  const t = useT();
  const { wanted, choose } = useProductsChoice();
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
        onChange={({ target }) => choose({ order: target.value })}
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
