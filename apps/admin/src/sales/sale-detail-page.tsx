import type { DeskSale } from '@souk/contract/desk';
import {
  Column,
  Columns,
  DeskFrame,
  DetailTitle,
  Facts,
  Loaded,
  localText,
  Panel,
  useDesk,
  useDeskChange,
  useDeskQuery,
} from '@souk/desk';
import { DateText, FormattedMessage, Money, useT } from '@souk/i18n';
import { Link, useParams } from '@souk/router';
import { Button } from '@souk/ui';
import { SaleForm } from './sale-form';
import { SaleBadge } from './sale-list-page';

/** One flash sale: changed while it runs, ended by a press. */
export function SaleDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame
      screen="sales"
      merchantId={null}
      title={<DetailTitle call="sale" input={{ id: Number(id) }} name={({ name }) => name} screen="sales" />}
    >
      <SaleDetail id={Number(id)} />
    </DeskFrame>
  );
}

function SaleDetail({ id }: { id: number }) {
  return <Loaded query={useDeskQuery('sale', { id })}>{(sale) => <Shown key={sale.id} sale={sale} />}</Loaded>;
}

function Shown({ sale }: { sale: DeskSale }) {
  const t = useT();
  const { may } = useDesk();
  const { id, version } = sale;
  const [mayWrite, isRunning] = [may('sales.write'), sale.isRunning];
  const save = useDeskChange('saleSave', { done: 'admin.sales.saved' });
  const end = useDeskChange('saleEnd', { done: 'admin.sales.ended' });
  const values = {
    nameEn: sale.nameEn,
    nameFr: sale.nameFr,
    percent: sale.percent === null ? '' : String(sale.percent),
    ends: localText(sale.endsAt),
    products: sale.list.map(({ id: product, name }) => ({ id: product, name })),
  };
  return (
    <Columns>
      <Column>
        {mayWrite && isRunning ? (
          <SaleForm
            begin={values}
            saveLabel={t('admin.sales.save')}
            isBusy={save.isPending}
            onSave={(terms, saved) => save.mutate({ id, version, ...terms }, { onSuccess: saved })}
          />
        ) : (
          <Panel title={t('admin.sales.of')}>
            {sale.list.map((product) => (
              <Link key={product.id} to={`/admin/products/${product.id}`}>
                {product.name} · <Money usd={product.shownCents / 100} />
              </Link>
            ))}
          </Panel>
        )}
      </Column>
      <Column>
        <Panel title={t('desk.product.facts')}>
          <SaleBadge isRunning={isRunning} />
          <Facts>
            <dt>{t('admin.sales.starts')}</dt>
            <dd>
              <DateText iso={sale.startsAt} look="time" />
            </dd>
            <dt>{t('admin.sales.ends')}</dt>
            <dd>
              <DateText iso={sale.endsAt} look="time" />
            </dd>
            <dt>{t('admin.sales.sold')}</dt>
            <dd>{t('admin.sales.pieces', { count: sale.soldPieces })}</dd>
            <dt>{t('admin.sales.revenue')}</dt>
            <dd>
              <Money usd={sale.soldCents / 100} />
            </dd>
          </Facts>
        </Panel>
        {mayWrite && isRunning && (
          <Panel title={t('admin.sales.end')}>
            <p>{t('admin.sales.endText')}</p>
            <Button variant="danger" isBusy={end.isPending} onClick={() => end.mutate({ id, version })}>
              <FormattedMessage id="admin.sales.endNow" />
            </Button>
          </Panel>
        )}
      </Column>
    </Columns>
  );
}
