import type { DeskPermission, DeskProductRow } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../parts/use-desk';
import { CategoryOfProducts } from './category-of-products';
import { DiscountOfProducts } from './discount-of-products';
import { PricesOfProducts } from './prices-of-products';
import { PublishProducts } from './publish-products';
import { StockOfProducts } from './stock-of-products';
import type { TogetherProps } from './together-dialog';

type Action = { id: string; permission: DeskPermission; dialog: (props: TogetherProps) => ReactNode };

const actions: readonly Action[] = [
  { id: 'publish', permission: 'products.write', dialog: (props) => <PublishProducts {...props} isLive /> },
  { id: 'hide', permission: 'products.write', dialog: (props) => <PublishProducts {...props} isLive={false} /> },
  { id: 'prices', permission: 'prices.write', dialog: (props) => <PricesOfProducts {...props} /> },
  { id: 'discount', permission: 'prices.write', dialog: (props) => <DiscountOfProducts {...props} /> },
  { id: 'category', permission: 'products.write', dialog: (props) => <CategoryOfProducts {...props} /> },
  { id: 'stock', permission: 'stock.write', dialog: (props) => <StockOfProducts {...props} /> },
];

type Props = { chosen: readonly DeskProductRow[]; onDone: (ids: readonly number[]) => void; onNone: () => void };

/** What can be done with the products that are chosen, as far as a person may; each opens a dialog. */
export function ProductsTogether({ chosen, onDone, onNone }: Props) {
  const { may } = useDesk();
  const [open, setOpen] = useState<Action | null>(null);
  return (
    <>
      {chosen.length > 0 && (
        <Notice role="status">
          <FormattedMessage id="desk.chosen" values={{ count: chosen.length }} />
          <Cluster $gap={2}>
            {actions
              .filter(({ permission }) => may(permission))
              .map((action) => (
                <Button key={action.id} size="sm" onClick={() => setOpen(action)}>
                  <FormattedMessage id={`desk.together.${action.id}`} />
                </Button>
              ))}
            <Button size="sm" variant="quiet" onClick={onNone}>
              <FormattedMessage id="desk.chooseNone" />
            </Button>
          </Cluster>
        </Notice>
      )}
      {open?.dialog({ products: chosen, onDone, onClose: () => setOpen(null) })}
    </>
  );
}
