import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink } from '@souk/ui';
import { useEffect, useRef } from 'react';
import { useDesk, useDeskQuery } from '../parts/use-desk';

/** Links to the order to send that was paid first: the first row of that list. @param after the one that was just sent */
export function NextToSend({ after }: { after: string }) {
  const { base } = useDesk();
  const { data } = useDeskQuery('orders', { tab: 'toShip', limit: 2 });
  if (!data) return null;
  const next = data.list.find(({ no }) => no !== after);
  if (next) return <NextLink to={`${base}/orders/${next.no}`} />;
  return (
    <p role="status">
      <FormattedMessage id="desk.ship.allSent" />
    </p>
  );
}

/** Takes the focus that the form left: Enter opens the next order. */
function NextLink({ to }: { to: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('body, [data-focus-moved]')) link.current?.focus();
  }, []);
  return (
    <ButtonLink as={Link} ref={link} to={to} $variant="primary">
      <FormattedMessage id="desk.ship.next" />
    </ButtonLink>
  );
}
