import { merchantPages, merchantPath } from '@souk/domain';
import { FormattedMessage, useIntl } from '@souk/i18n';
import { NavLink, useLocation } from '@souk/router';
import { useCurrentInRow } from '@souk/state/current-in-row';
import { TabLink, TabLinks } from '@souk/ui';
import { useRef } from 'react';
import styled from 'styled-components';

/** The way to a merchant's other pages. Source: spec 2, Routes, /merchant/merchant children. */
export function MerchantTabs({ id }: { id: number }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen.
  useCurrentInRow(tabs, pathname);
  return (
    <Tabs ref={tabs} aria-label={intl.formatMessage({ id: 'merchantFrame.pages' })}>
      {merchantPages.map((page) => (
        <TabLink key={page} as={NavLink} to={merchantPath(id, page)}>
          <FormattedMessage id={`merchantFrame.${page}`} />
        </TabLink>
      ))}
    </Tabs>
  );
}

const Tabs = styled(TabLinks)`
  margin-top: 20px;
`;
