import type { ProductDetail } from '@souk/contract';
import { renderPart } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, lazy } from 'react';
import { SoldOut } from './sold-out';

let arrive = () => {};
jest.mock('@souk/mfe', () => ({
  ...jest.requireActual<object>('@souk/mfe'),
  lazyPart: (load: () => Promise<{ default: ComponentType }>) =>
    jest.requireActual<{ lazy: typeof lazy }>('react').lazy(async () => {
      await new Promise<void>((go) => (arrive = go));
      return load();
    }),
}));

test('[PP8] [X3] what was pressed keeps the focus until the form is there to take it, however late it comes', async () => {
  const product = { productInfo: { id: 11, stock: 0 } } as ProductDetail;
  renderPart(<SoldOut product={product} choice={{ variant: undefined } as never} />);
  const button = await screen.findByRole('button', { name: 'Tell me when it is back' });
  await userEvent.click(button);
  await act(() => new Promise((go) => setTimeout(go, 100)));
  expect(button).toHaveFocus();
  await act(async () => arrive());
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveFocus();
});
