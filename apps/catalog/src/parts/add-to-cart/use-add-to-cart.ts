import { useCart, type CartAddition } from '@souk/state';
import { useState } from 'react';

/** What a shopper takes. Neither key nor sku: the product's first variant in stock. Source: spec 7, cart/save/sku. */
export type CartChoice = Omit<CartAddition, 'cartNum' | 'name'> & { name: string };

const keyOf = ({ productId, productAttrUnique, sku }: CartChoice) => [productId, productAttrUnique, sku].join();

/**
 * Puts a choice into the cart; the cart store says the outcome on screen. A second press for the same choice while the first is on its way is the
 * same wish; one for another variant is not.
 * - `addToCart` resolves to whether the server took it
 * - `isAdding` whether the choice is on its way
 */
export const useAddToCart = () => {
  const add = useCart((cart) => cart.add);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const isAdding = (choice: CartChoice) => underWay.includes(keyOf(choice));
  const addToCart = async (choice: CartChoice, quantity: number): Promise<boolean> => {
    if (isAdding(choice)) return false;
    const key = keyOf(choice);
    setUnderWay((keys) => [...keys, key]);
    try {
      return await add({ ...choice, cartNum: quantity });
    } finally {
      setUnderWay((keys) => keys.filter((other) => other !== key));
    }
  };
  return { addToCart, isAdding };
};
