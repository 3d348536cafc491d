import { renderRoute } from '@souk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { UnsavedGuard, useUnsaved } from './unsaved-guard';

function Form({ label }: { label: string }) {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return <input aria-label={label} value={text} onChange={(event) => setText(event.target.value)} />;
}

const Component = () => (
  <UnsavedGuard>
    <Form label="Prices" />
    <Form label="Words" />
  </UnsavedGuard>
);
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });

describe('[DESK-06] what is typed in one of several forms', () => {
  test.each(['Prices', 'Words'])('%s: the page is not left without asking', async (label) => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { go, address } = await renderRoute({ Component }, { path: '/product', at: '/product' });
    type(label, '77.70');
    await go('/orders');
    expect(address()).toBe('/product');
    expect(screen.getByRole('textbox', { name: label })).toHaveValue('77.70');
    await go('/orders');
    expect(address()).toBe('/orders');
    expect(confirm).toHaveBeenCalledTimes(2);
    confirm.mockRestore();
  });

  test('nothing is asked once it is saved', async () => {
    const confirm = jest.spyOn(window, 'confirm');
    const { go, address } = await renderRoute({ Component }, { path: '/product', at: '/product' });
    type('Prices', '77.70');
    type('Prices', '');
    await go('/orders');
    expect(address()).toBe('/orders');
    expect(confirm).not.toHaveBeenCalled();
    confirm.mockRestore();
  });
});
