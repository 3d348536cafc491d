import { FormattedMessage } from '@souk/i18n';
import { Checkbox } from '@souk/ui';
import { filtersWith } from '../parts/list-filters';
import type { ListFilters } from '../parts/list-url';
import { MoneyFilters } from '../parts/money-filters';
import { useDesk } from '../parts/use-desk';
import { useNarrow } from '../parts/use-narrow';

const merchants = [['late', 'desk.orders.late']] as const;
const platforms = [...merchants, ['ticket', 'desk.orders.ticket'], ['dispute', 'desk.pile.disputes']] as const;

type Props = { filters: ListFilters; hrefOf: (filters: ListFilters) => string };

/** What narrows the orders more seldom: each choice is an address. */
export function MoreOrderFilters({ filters, hrefOf }: Props) {
  const { merchantId } = useDesk();
  const narrow = useNarrow();
  const waits = merchantId === null ? platforms : merchants;
  return (
    <>
      <MoneyFilters filters={filters} hrefOf={hrefOf} />
      {waits.map(([name, label]) => (
        <Checkbox
          key={name}
          checked={Boolean(filters[name])}
          onChange={(event) => narrow(hrefOf(filtersWith(filters, { [name]: event.target.checked ? '1' : '' })))}
        >
          <FormattedMessage id={label} />
        </Checkbox>
      ))}
    </>
  );
}
