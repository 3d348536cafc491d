import type { ProductCreateInput } from '@souk/contract/desk';

/** Something to choose, as it is typed: values parted by commas, in the same order in both languages. */
export type OptionText = { nameEn: string; nameFr: string; valuesEn: string; valuesFr: string };

export const noOption: OptionText = { nameEn: '', nameFr: '', valuesEn: '', valuesFr: '' };

const valuesOf = (text: string) =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

/** Options as the call takes them, or the message id of what is wrong. An option without a name is none. */
export const readOptions = (
  texts: readonly OptionText[],
): { options: NonNullable<ProductCreateInput['options']> } | { wrong: string } => {
  const options = [];
  for (const { nameEn, nameFr, valuesEn, valuesFr } of texts) {
    if (![nameEn, nameFr, valuesEn, valuesFr].some((text) => text.trim())) continue;
    const [en, fr] = [valuesOf(valuesEn), valuesOf(valuesFr)];
    if (!nameEn.trim() || !nameFr.trim() || en.length === 0) return { wrong: 'desk.new.optionMissing' };
    if (en.length !== fr.length) return { wrong: 'desk.new.optionUneven' };
    if (new Set(en).size !== en.length || en.length > 20) return { wrong: 'desk.new.optionTwice' };
    options.push({
      name: { en: nameEn.trim(), fr: nameFr.trim() },
      values: en.map((value, at) => ({ en: value, fr: fr[at] ?? value })),
    });
  }
  return { options };
};

/** How many variants the options make. */
export const variantCount = (options: readonly { values: readonly unknown[] }[]): number =>
  options.reduce((count, { values }) => count * values.length, 1);
