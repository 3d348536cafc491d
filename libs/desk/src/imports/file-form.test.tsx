import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import type { ImportFileColumn } from '@souk/contract/desk';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { FileForm } from './file-form';

const text = 'Ref;Prix\noak-tray;22,50\n';
const own: ImportFileColumn = { header: 'Ref', example: 'oak-tray', target: null, by: null };
const price: ImportFileColumn = { header: 'Prix', example: '22,50', target: 'price', by: 'memory' };

const open = async (columns: ImportFileColumn[], read = async () => text) => {
  const api = fakeApi({ desk: { importColumns: async () => ({ columns }), importCheck: async () => ({ id: 7 }) } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <FileForm />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  const csv = new File([text], 'goods.csv', { type: 'text/csv' });
  // jsdom's files have no text.
  Object.assign(csv, { text: read });
  await userEvent.upload(screen.getByLabelText('CSV file, up to 10 MB'), csv);
  await check();
  return api;
};
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check the file' }));

describe('[DESK-14] a file is brought in', () => {
  test('with columns of its own: what each holds is said first, one of them the product, no two the same', async () => {
    const api = await open([own, price]);
    expect(await screen.findByRole('combobox', { name: 'Prix' })).toHaveValue('price');
    expect(screen.getByText('as the last time')).toBeVisible();
    expect(screen.getByText('For example: oak-tray')).toBeVisible();
    await check();
    expect(screen.getByRole('alert')).toHaveTextContent('One column must hold the product');
    const ref = screen.getByRole('combobox', { name: 'Ref' });
    await userEvent.selectOptions(ref, 'price');
    await check();
    expect(screen.getByText(/^One column must hold the product/)).toBeVisible();
    expect(screen.getByText('Another column holds this already')).toBeVisible();
    expect(api.inputsOf('desk.importCheck')).toEqual([]);
    await userEvent.selectOptions(ref, 'product');
    await check();
    await waitFor(() =>
      expect(api.inputsOf('desk.importCheck')).toEqual([
        { name: 'goods.csv', csv: text, columns: ['product', 'price'] },
      ]),
    );
  });

  test('as the store writes it: it goes straight to its check', async () => {
    const api = await open([{ ...own, target: 'product', by: 'name' }]);
    await waitFor(() => expect(api.inputsOf('desk.importCheck')).toMatchObject([{ name: 'goods.csv' }]));
    expect(api.inputsOf('desk.importCheck')).not.toMatchObject([{ columns: expect.anything() }]);
  });

  test('that was changed after it was chosen: that is said, and it can be chosen again at once', async () => {
    const unreadable = () => Promise.reject(new DOMException('it has changed on disk', 'NotReadableError'));
    const api = await open([price], unreadable);
    expect(await screen.findByRole('alert')).toHaveTextContent('The file has changed since you chose it');
    const input: HTMLInputElement = screen.getByLabelText('CSV file, up to 10 MB');
    // A browser tells of no choice where the field holds the same file already.
    expect(input.files).toHaveLength(0);
    await check();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a file');
    expect(api.inputsOf('desk.importColumns')).toEqual([]);
  });

  test.each([
    ['empty', '', 'The file is empty'],
    ['a picture', 'PNG\r\n\u0000\u0000', 'The file cannot be read as text. Save it as CSV UTF-8.'],
  ])('that is %s: it is said what is wrong with it, until another one is chosen', async (_what, held, told) => {
    const api = await open([price], async () => held);
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(api.inputsOf('desk.importColumns')).toEqual([]);
    await userEvent.upload(screen.getByLabelText('CSV file, up to 10 MB'), new File([text], 'other.csv'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
