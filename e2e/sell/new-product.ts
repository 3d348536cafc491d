import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { aPng } from '../support/picture';

/** Colours of a basket in each language; none: it has sizes alone. */
type Colours = { en: readonly string[]; fr: readonly string[] };

const noColours: Colours = { en: [], fr: [] };

/** Fills the form of a new product, a basket in two sizes for $39, and sends it. It is not on sale. */
export async function makeBasket(page: Page, name: string, colours = noColours) {
  await page.getByRole('textbox', { name: 'Name in English' }).fill(name);
  await page.getByRole('textbox', { name: 'Name in French' }).fill('Panier en osier');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 3 });
  await page.getByLabel('Pictures', { exact: true }).setInputFiles(aPng);
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Choice 1 in English', exact: true }).fill('Size');
  await page.getByRole('textbox', { name: 'Choice 1 in French', exact: true }).fill('Taille');
  await page.getByRole('textbox', { name: 'Values of choice 1 in English' }).fill('Small, Large');
  await page.getByRole('textbox', { name: 'Values of choice 1 in French' }).fill('Petit, Grand');
  if (colours.en.length > 0) {
    await page.getByRole('textbox', { name: 'Choice 2 in English', exact: true }).fill('Colour');
    await page.getByRole('textbox', { name: 'Choice 2 in French', exact: true }).fill('Couleur');
    await page.getByRole('textbox', { name: 'Values of choice 2 in English' }).fill(colours.en.join(', '));
    await page.getByRole('textbox', { name: 'Values of choice 2 in French' }).fill(colours.fr.join(', '));
  }
  await expect(page.getByText(`${2 * Math.max(colours.en.length, 1)} variants are made`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Price, $' }).fill('39');
  await page.getByRole('textbox', { name: 'Pieces in stock' }).fill('5');
  await page.getByRole('button', { name: 'Create the product' }).click();
}
