import styled from 'styled-components';
import { buttonLook, type ButtonLook } from './button-look';

/** A link that looks like a button: `<ButtonLink as={Link} to="/" $variant="primary">`. */
export const ButtonLink = styled.a<ButtonLook>`
  ${buttonLook}
`;
