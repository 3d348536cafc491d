import { Link } from '@souk/router';
import { buttonLook, type ButtonLook } from '@souk/ui';
import styled from 'styled-components';

/** A sentence under a title. */
export const Lead = styled.p`
  margin-top: 12px;
  max-width: 62ch;
  color: var(--color-ink-soft);
  font-size: var(--text-lg);
  line-height: 1.6;
`;

/** A link of the store that looks like a button. */
export const ButtonTo = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
