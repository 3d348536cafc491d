import { orderDetailPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link, Navigate } from '@souk/router';
import { orderTokenOf, useSession } from '@souk/state';
import { PageTitle, Stack, Wrapper } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { purchaseNoOf } from '../order/order-key';

type Props = { title: string; orderNo: string; skeleton: ReactNode; children: ReactNode };

/**
 * The frame of a page that a guest opens from their order, by the key that this tab holds. Without the key it leads to the
 * order's own page, which mails the link. Source: ORDER-10.
 */
export function VisitorFrame({ title, orderNo, skeleton, children }: Props) {
  const t = useT();
  // The server knows no tab: until the session is settled the page's shape stands there.
  const isSettled = useSession().status !== 'unknown';
  const purchaseNo = purchaseNoOf(orderNo);
  const token = isSettled ? orderTokenOf(purchaseNo) : undefined;
  if (isSettled && !token) return <Navigate to={orderDetailPath(purchaseNo)} replace />;
  return (
    <Place>
      <title>{t('page.title', { title: t(title) })}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Stack $gap={6}>
        <header>
          <PageTitle>
            <FormattedMessage id={title} />
          </PageTitle>
          <Back to={orderDetailPath(purchaseNo, token)}>
            <FormattedMessage id="visitor.backToOrder" values={{ number: purchaseNo }} />
          </Back>
        </header>
        {isSettled ? children : skeleton}
      </Stack>
    </Place>
  );
}

const Place = styled(Wrapper)`
  max-width: 960px;
  padding-block: 24px 80px;
`;
const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
