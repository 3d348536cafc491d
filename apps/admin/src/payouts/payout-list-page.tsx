import { DeskFrame, StatementList } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink } from '@souk/ui';

/** All merchants' statements, and the way to the rates. */
export function PayoutListPage() {
  return (
    <DeskFrame screen="payouts" merchantId={null}>
      <div>
        <ButtonLink as={Link} to="/admin/payouts/rates">
          <FormattedMessage id="admin.rates.title" />
        </ButtonLink>
      </div>
      <StatementList />
    </DeskFrame>
  );
}
