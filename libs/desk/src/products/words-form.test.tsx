import { deskSchemas } from '@souk/contract/desk-schema';
import { aDeskProduct, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import words from './messages.en.json';
import { WordsForm } from './words-form';

const { version: _version, ...fields } = deskSchemas.productSave.body.shape;
const texts = Object.entries(fields).filter(([, schema]) => schema.safeParse('a').success);
const choices = { categories: [{ id: 1, name: 'Kitchen' }], merchants: [] };

const open = async () => {
  const api = fakeApi({
    desk: { productSave: async () => ({ version: 4 }), productChoices: async () => choices },
  });
  const product = aDeskProduct({ descriptionEn: 'Thrown by hand', taxCategory: 'reduced' });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <WordsForm product={product} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  await screen.findByRole('option', { name: 'Kitchen' });
  return { api, product };
};
const boxOf = (field: string) => {
  const { [`desk.words.${field}`]: label } = words as Record<string, string>;
  return screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
};

describe('[DESK-09] every field of a product’s words', () => {
  test('is sent by the form, also what nobody touched', async () => {
    const { api, product } = await open();
    await userEvent.type(boxOf('nameEn'), ' of clay');
    await userEvent.click(screen.getByRole('button', { name: words['desk.words.save'] }));
    await waitFor(() => expect(api.inputsOf('desk.productSave')).toHaveLength(1));
    const [sent] = api.inputsOf('desk.productSave');
    const { id, version } = product;
    const stored = Object.fromEntries(Object.entries(product).filter(([name]) => name in fields));
    expect(sent).toEqual({ ...stored, id, version, nameEn: `${product.nameEn} of clay` });
    expect(Object.keys(sent ?? {}).sort()).toEqual([...Object.keys(fields), 'id', 'version'].sort());
  });

  test('that is a text is typed in a box of its own, which holds as much as the call takes', async () => {
    await open();
    expect(texts.length).toBeGreaterThanOrEqual(4);
    for (const [name, schema] of texts) {
      const { maxLength } = boxOf(name);
      const fits = [maxLength, maxLength + 1].map((length) => schema.safeParse('a'.repeat(length)).success);
      expect([name, ...fits]).toEqual([name, true, false]);
    }
  });
});
