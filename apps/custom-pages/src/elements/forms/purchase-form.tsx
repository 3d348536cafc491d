import type { PageElement } from '@souk/contract';
import { formQuantity, formSku } from '@souk/domain';
import { useMutation } from '@souk/query';
import { useNavigate } from '@souk/router';
import { takeAside, useApi, useCart, useSay } from '@souk/state';
import { use, useState, type FormEvent } from 'react';
import { LiveContext } from '../../tree/live-context';
import { PageNodes, PlainElement } from '../../tree/page-nodes';
import { FormSaysContext, MessagePart } from './form-message';
import { fieldsOf, formProps } from './form-parts';
import { useFormSays } from './use-form-says';

type Props = { node: PageElement };

/** What the shopper chose in an owner's form. Source: PAGE-05; spec 5 "Purchase on custom pages". */
const choiceOf = (node: PageElement, form: HTMLFormElement) => {
  const fields = fieldsOf(form);
  const quantity = fields.find(([name]) => name === 'quantity')?.[1];
  return {
    productId: Number(node.attrs?.['data-product']),
    quantity: formQuantity(quantity ?? null),
    sku: formSku(fields),
  };
};

/** Puts the chosen values of a product into the cart. Source: PAGE-05; spec 7, cart/save/sku. */
export function PurchaseForm({ node }: Props) {
  const add = useCart((cart) => cart.add);
  const [isAdding, setAdding] = useState(false);
  const name = node.attrs?.['data-name'];
  const submit = async (form: HTMLFormElement) => {
    setAdding(true);
    const { productId, quantity, sku } = choiceOf(node, form);
    await add({ productId, cartNum: quantity, sku, ...(name ? { name } : {}) });
    setAdding(false);
  };
  return <ChoiceForm node={node} isBusy={isAdding} onChoose={(form) => void submit(form)} />;
}

/** Leads with the chosen values straight to the order confirmation. Source: PAGE-05, ORDER-01; spec 7, pre/order. */
export function BuyNowForm({ node }: Props) {
  const { errorText } = useSay();
  const api = useApi();
  const navigate = useNavigate();
  const { says, say } = useFormSays(node);
  const order = useMutation({
    mutationFn: (choice: ReturnType<typeof choiceOf>) =>
      takeAside(api, {
        preOrderType: 'buyNow',
        orderDetails: [{ productId: choice.productId, productNum: choice.quantity, sku: choice.sku }],
      }),
    onError: (error) => say('alert', errorText(error)),
  });
  // With the press, not with the mutation: who went on meanwhile is not taken away from there.
  const choose = (form: HTMLFormElement) =>
    order.mutate(choiceOf(node, form), { onSuccess: (path) => void navigate(path) });
  return (
    <FormSaysContext value={says}>
      <ChoiceForm node={node} isBusy={order.isPending} onChoose={choose} />
    </FormSaysContext>
  );
}

type ChoiceProps = Props & { isBusy?: boolean; onChoose: (form: HTMLFormElement) => void };

function ChoiceForm({ node, isBusy = false, onChoose }: ChoiceProps) {
  const live = use(LiveContext);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onChoose(event.currentTarget);
  };
  return (
    <PlainElement node={formProps(node)} props={{ onSubmit: submit, 'aria-busy': isBusy }}>
      <LiveContext value={{ ...live, message: MessagePart }}>
        <PageNodes nodes={node.children} />
      </LiveContext>
    </PlainElement>
  );
}
