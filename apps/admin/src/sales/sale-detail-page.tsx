import type { DeskSale } from '@souk/contract/desk';
import {
  Column,
  Columns,
  DeskFrame,
  DetailTitle,
  Facts,
  Loaded,
  Panel,
  StoreTime,
  ThingLog,
  useDesk,
  useDeskChange,
  useDeskQuery,
  useStoreZone,
  zonedText,
} from '@souk/desk';
import { FormattedMessage, Money, useT } from '@souk/i18n';
import { Link, useParams } from '@souk/router';
import { Button, Notice } from '@souk/ui';
import { SaleForm } from './sale-form';
import { SaleBadge } from './sale-list-page';

/** One flash sale: changed before and while it runs, ended or called off by a press. */
export function SaleDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame
      screen="sales"
      merchantId={null}
      title={<DetailTitle call="sale" input={{ id: Number(id) }} name={({ name }) => name} screen="sales" />}
    >
      <SaleDetail id={Number(id)} />
      <ThingLog subject="sale" id={id} />
    </DeskFrame>
  );
}

function SaleDetail({ id }: { id: number }) {
  return <Loaded query={useDeskQuery('sale', { id })}>{(sale) => <Shown key={sale.id} sale={sale} />}</Loaded>;
}

function Shown({ sale }: { sale: DeskSale }) {
  const t = useT();
  const { may } = useDesk();
  const zone = useStoreZone();
  const { id, version, isRunning, isPlanned } = sale;
  const mayChange = may('sales.write') && (isRunning || isPlanned);
  const save = useDeskChange('saleSave', { done: isPlanned ? 'admin.sales.began' : 'admin.sales.saved' });
  const end = useDeskChange('saleEnd', { done: isPlanned ? 'admin.sales.calledOff' : 'admin.sales.ended' });
  const values = {
    nameEn: sale.nameEn,
    nameFr: sale.nameFr,
    percent: sale.percent === null ? '' : String(sale.percent),
    starts: isPlanned ? zonedText(sale.startsAt, zone) : '',
    ends: zonedText(sale.endsAt, zone),
    products: sale.list.map(({ id: product, name }) => ({ id: product, name })),
  };
  return (
    <Columns>
      <Column>
        {mayChange ? (
          <SaleForm
            isRunning={isRunning}
            begin={values}
            saveLabel={t('admin.sales.save')}
            isBusy={save.isPending}
            onSave={(terms, saved) => save.mutate({ id, version, ...terms }, { onSuccess: saved })}
          />
        ) : (
          <Panel title={t('admin.sales.of')}>
            <Products list={sale.list} />
          </Panel>
        )}
        {mayChange && isRunning && sale.percent !== null && sale.list.some(({ isReduced }) => !isReduced) && (
          <Panel title={t('admin.sales.kept')}>
            <Products list={sale.list.filter(({ isReduced }) => !isReduced)} />
          </Panel>
        )}
      </Column>
      <Column>
        <Panel title={t('desk.product.facts')}>
          <SaleBadge {...sale} />
          {sale.isLate && (
            <Notice $tone="sale" role="status">
              {t('admin.sales.lateText')}
            </Notice>
          )}
          <Facts>
            <dt>{t('admin.sales.starts')}</dt>
            <dd>
              <StoreTime iso={sale.startsAt} />
            </dd>
            <dt>{t('admin.sales.ends')}</dt>
            <dd>
              <StoreTime iso={sale.endsAt} />
            </dd>
            {!isPlanned && (
              <>
                <dt>{t('admin.sales.sold')}</dt>
                <dd>{t('admin.sales.pieces', { count: sale.soldPieces })}</dd>
                <dt>{t('admin.sales.revenue')}</dt>
                <dd>
                  <Money usd={sale.soldCents / 100} />
                </dd>
              </>
            )}
          </Facts>
        </Panel>
        {mayChange && (
          <Panel title={t(isPlanned ? 'admin.sales.callOff' : 'admin.sales.end')}>
            <p>{t(isPlanned ? 'admin.sales.planText' : 'admin.sales.endText')}</p>
            <Button variant="danger" isBusy={end.isPending} onClick={() => end.mutate({ id, version })}>
              <FormattedMessage id={isPlanned ? 'admin.sales.callOff' : 'admin.sales.endNow'} />
            </Button>
          </Panel>
        )}
      </Column>
    </Columns>
  );
}

const Products = ({ list }: Pick<DeskSale, 'list'>) =>
  list.map(({ id, name, shownCents }) => (
    <Link key={id} to={`/admin/products/${id}`}>
      {name} · <Money usd={shownCents / 100} />
    </Link>
  ));
