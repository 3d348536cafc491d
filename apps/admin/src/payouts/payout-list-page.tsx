import { DeskFrame, StatementList } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, Cluster } from '@souk/ui';

/** All merchants' statements, and the ways to the rates of commission and of tax. */
export function PayoutListPage() {
  return (
    <DeskFrame screen="payouts" merchantId={null}>
      <Cluster>
        <ButtonLink as={Link} to="/admin/payouts/rates">
          <FormattedMessage id="admin.rates.title" />
        </ButtonLink>
        <ButtonLink as={Link} to="/admin/payouts/tax">
          <FormattedMessage id="admin.tax.title" />
        </ButtonLink>
      </Cluster>
      <StatementList />
    </DeskFrame>
  );
}
