import { useCart, type CartAddition } from '@souk/state';

/** What a shopper takes. Neither key nor sku: the product's first variant in stock. Source: spec 7, cart/save/sku. */
export type CartChoice = Omit<CartAddition, 'cartNum' | 'name'> & { name: string };

/** Puts a choice into the cart; the cart store says the outcome on screen. @returns whether the server took it */
export const useAddToCart = () => {
  const add = useCart((cart) => cart.add);
  return (choice: CartChoice, quantity: number): Promise<boolean> => add({ ...choice, cartNum: quantity });
};
