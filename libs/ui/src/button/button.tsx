import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWide?: boolean;
  /** What it started is still going on: keeps its size and name, shows a turning ring, takes no second press. */
  isBusy?: boolean;
};

/** Something to press. `type` is `button` unless said otherwise, so that none submits a form by accident. */
export function Button({ variant, size, isWide, isBusy, type = 'button', onClick, ...rest }: Props) {
  const look: ButtonLook = {
    ...(variant && { $variant: variant }),
    ...(size && { $size: size }),
    ...(isWide && { $isWide: true }),
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event));
  return (
    <Look
      {...look}
      {...rest}
      type={type}
      onClick={press}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
    />
  );
}

const Look = styled.button<ButtonLook>`
  ${buttonLook}
`;
