import { merchantPages, merchantPath } from '@souk/domain';
import { FormattedMessage, useIntl } from '@souk/i18n';
import { NavLink } from '@souk/router';
import { TabLink, TabLinks } from '@souk/ui';
import styled from 'styled-components';

/** The way to a merchant's other pages. Source: spec 2, Routes, /merchant/merchant children. */
export function MerchantTabs({ id }: { id: number }) {
  const intl = useIntl();
  return (
    <Tabs aria-label={intl.formatMessage({ id: 'merchantFrame.pages' })}>
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
