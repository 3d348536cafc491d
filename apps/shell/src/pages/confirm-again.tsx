import { FormattedMessage } from '@souk/i18n';
import { PassingPage } from './passing-page';

/** Says that nobody proved who they are, with a way to try again. */
export function ConfirmAgain({ onAgain }: { onAgain: () => void }) {
  return (
    <PassingPage title="pages.notConfirmed" text="pages.notConfirmedText">
      <button type="button" onClick={onAgain}>
        <FormattedMessage id="pages.tryAgain" />
      </button>
    </PassingPage>
  );
}
