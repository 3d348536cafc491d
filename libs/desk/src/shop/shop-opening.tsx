import { type DeskShop, traderParts } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { Link } from '@souk/router';
import { Button, Cluster } from '@souk/ui';
import { Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';

/** What is missing before a merchant's shop opens, and the press that opens it. Absent once it was opened, and for whoever may not read it. */
export function ShopOpening() {
  const { self, merchantId, may } = useDesk();
  const merchant = self.merchants.find(({ id }) => id === merchantId);
  if (merchant?.state !== 'preparing' || !may('products.read')) return null;
  return <Opening id={merchant.id} />;
}

function Opening({ id }: { id: number }) {
  return <Loaded query={useDeskQuery('shop', { id })}>{(shop) => <Shown shop={shop} />}</Loaded>;
}

function Shown({ shop: { id, missing, state } }: { shop: DeskShop }) {
  const t = useT();
  const { base, may } = useDesk();
  const queryClient = useQueryClient();
  const open = useDeskChange('shopOpen', {
    done: 'desk.shop.opened',
    then: () => queryClient.invalidateQueries({ queryKey: ['desk', 'me'] }),
  });
  if (state !== 'preparing') return null;
  const isComplete = missing.length === 0;
  return (
    <Panel title={t('desk.shop.notOpen')}>
      <p>
        <FormattedMessage id={isComplete ? 'desk.shop.ready' : 'desk.shop.missing'} />
      </p>
      {!isComplete && (
        <ul>
          {missing.map((part) => (
            <li key={part}>{t(`desk.shop.missing.${part}`)}</li>
          ))}
        </ul>
      )}
      <Cluster>
        {may('profile.write') && (
          <Button variant="primary" disabled={!isComplete} isBusy={open.isPending} onClick={() => open.mutate({ id })}>
            <FormattedMessage id="desk.shop.open" />
          </Button>
        )}
        <Link to={`${base}/shop`}>
          <FormattedMessage id="desk.shop.toProfile" />
        </Link>
        {missing.some((part) => traderParts.some((one) => one === part)) && (
          <Link to={`${base}/business`}>
            <FormattedMessage id="desk.shop.toBusiness" />
          </Link>
        )}
      </Cluster>
    </Panel>
  );
}
