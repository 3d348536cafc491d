import {
  aboutPath,
  allProductsPath,
  contactPath,
  merchantStreetPath,
  orderLookupPath,
  ownOrdersPath,
} from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { LanguageMenu } from '../header/language-menu';
import { rowLook } from './row-look';

const pages = [
  ['/', 'word.home'],
  [allProductsPath, 'nav.shopNow'],
  [merchantStreetPath, 'nav.merchants'],
  [aboutPath, 'nav.aboutUs'],
  [contactPath, 'nav.contactUs'],
  [ownOrdersPath, 'nav.orders'],
  [orderLookupPath, 'footer.findOrder'],
] as const;

/** The first level of the menu of phones. */
export function MenuLinks({ onCategories }: { onCategories: () => void }) {
  const t = useT();
  return (
    <nav aria-label={t('nav.label')}>
      <Deeper type="button" onClick={onCategories}>
        <FormattedMessage id="nav.category" />
        <ChevronRight aria-hidden="true" />
      </Deeper>
      {pages.map(([to, id]) => (
        <Row key={to} to={to}>
          <FormattedMessage id={id} />
        </Row>
      ))}
      <Language>
        <LanguageMenu />
        <span>
          <FormattedMessage id="top.currency" />
        </span>
      </Language>
    </nav>
  );
}

const Deeper = styled.button`
  ${rowLook}
`;
const Row = styled(Link)`
  ${rowLook}
`;
const Language = styled.div`
  display: flex;
  gap: 24px;
  align-items: center;
  margin-top: 24px;
  font-size: var(--text-sm);
`;
