import { Link } from '@souk/router';
import styled from 'styled-components';
import { useStoreDetails } from '../store-details';

/** The store's name, or its logo, leading home. */
export function Wordmark() {
  const { name, websiteLogo } = useStoreDetails();
  return <Mark to="/">{websiteLogo ? <img src={websiteLogo} alt={name} height="32" /> : name}</Mark>;
}

const Mark = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-inline-end: auto;
  font-family: var(--font-heading);
  font-size: 1.75rem;
  font-weight: 550;
  letter-spacing: -0.02em;
  line-height: 1;
  text-decoration: none;
  & > img {
    width: auto;
    height: 32px;
  }
  @media (min-width: 1024px) {
    margin-inline-end: 0;
    font-size: 1.9rem;
  }
`;
