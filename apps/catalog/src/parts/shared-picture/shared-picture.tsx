import { ViewTransition, type ReactNode } from 'react';

type Props = {
  productId: number;
  /** False: this picture takes no part, so that two of one product never share a name. */
  isOn: boolean;
  children: ReactNode;
};

/** The product's picture as it travels from the card to the gallery. Source: docs/look, Motion. */
export function SharedPicture({ productId, isOn, children }: Props) {
  return (
    <ViewTransition default="none" share="auto" {...(isOn ? { name: `product-${productId}` } : {})}>
      {children}
    </ViewTransition>
  );
}
