import { FormattedMessage } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { Checkbox } from '@souk/ui';
import { filtersWith } from '../parts/list-filters';
import type { ListFilters } from '../parts/list-url';
import { MoneyFilters } from '../parts/money-filters';
import { useDesk } from '../parts/use-desk';

type Props = { filters: ListFilters; hrefOf: (filters: ListFilters) => string };

/** What narrows the orders more seldom: each choice is an address. */
export function MoreOrderFilters({ filters, hrefOf }: Props) {
  const { merchantId } = useDesk();
  const navigate = useNavigate();
  const waits = merchantId === null ? (['late', 'ticket'] as const) : (['late'] as const);
  return (
    <>
      <MoneyFilters filters={filters} hrefOf={hrefOf} />
      {waits.map((name) => (
        <Checkbox
          key={name}
          checked={Boolean(filters[name])}
          onChange={(event) => void navigate(hrefOf(filtersWith(filters, { [name]: event.target.checked ? '1' : '' })))}
        >
          <FormattedMessage id={`desk.orders.${name}`} />
        </Checkbox>
      ))}
    </>
  );
}
