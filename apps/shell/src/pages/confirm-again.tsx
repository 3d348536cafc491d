import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { PassingPage } from './passing-page';

/** Says that nobody proved who they are, with a way to try again. */
export function ConfirmAgain({ onAgain }: { onAgain: () => void }) {
  return (
    <PassingPage title="pages.notConfirmed" text="pages.notConfirmedText">
      <Button variant="primary" onClick={onAgain}>
        <FormattedMessage id="pages.tryAgain" />
      </Button>
    </PassingPage>
  );
}
