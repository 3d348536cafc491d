import { aboutPath, allProductsPath, contactPath, merchantStreetPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { NavLink } from '@souk/router';
import { from } from '@souk/ui';
import styled from 'styled-components';
import { CategoryButton } from '../categories/category-button';
import { navLook } from './nav-look';

/** The main navigation of wide screens. Source: HEAD-02. */
export function NavLinks() {
  const t = useT();
  return (
    <Nav aria-label={t('nav.label')}>
      <Item to="/" end>
        <FormattedMessage id="word.home" />
      </Item>
      <Item to={allProductsPath}>
        <FormattedMessage id="nav.shopNow" />
      </Item>
      <CategoryButton />
      <Item to={merchantStreetPath}>
        <FormattedMessage id="nav.merchants" />
      </Item>
      <Item to={aboutPath}>
        <FormattedMessage id="nav.aboutUs" />
      </Item>
      <Item to={contactPath}>
        <FormattedMessage id="nav.contactUs" />
      </Item>
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;
  ${from.lg} {
    display: flex;
    gap: clamp(2px, 1vw, 12px);
    margin-inline: auto;
  }
`;
const Item = styled(NavLink)`
  ${navLook}
`;
