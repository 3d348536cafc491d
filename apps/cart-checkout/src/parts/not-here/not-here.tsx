import { hasReason } from '@souk/api-client';
import { orderDetailPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, ErrorNotice } from '@souk/ui';
import styled from 'styled-components';

/** The server knows no such purchase of whoever asks: a guest in another tab has no key to it. */
export const isNotHere = (error: unknown) => hasReason(error, 'NOT_FOUND', 'SIGN_IN_REQUIRED');

/** Where a purchase can be opened that is not open in this tab: nothing is lost, and a link to it is mailed to whoever asks. Source: docs/lessons 18. */
export function NotHere({ orderNo }: { orderNo: string }) {
  return (
    <Place>
      <ErrorNotice title={<FormattedMessage id="notHere.title" />}>
        <FormattedMessage id="notHere.text" />
      </ErrorNotice>
      <ButtonLink as={Link} $variant="primary" to={orderDetailPath(orderNo)}>
        <FormattedMessage id="notHere.find" />
      </ButtonLink>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
`;
