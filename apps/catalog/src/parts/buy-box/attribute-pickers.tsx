import type { ProductDetail } from '@souk/contract';
import { attributesOf, valueImage, valueState } from '@souk/domain';
import { AttributePicker } from './attribute-picker';
import type { VariantChoice } from './variant-choice';

/** One group of radios per attribute. */
export function AttributePickers({ product, choice }: { product: ProductDetail; choice: VariantChoice }) {
  return attributesOf(product.productAttr).map(({ name, values, hasPictures }, place) => (
    <AttributePicker
      key={name}
      name={name}
      field={String(place)}
      chosen={choice.values[name]}
      onChoose={(value) => choice.choose(name, value)}
      options={values.map((value) => ({
        value,
        image: hasPictures ? valueImage(product, name, value) : null,
        state: valueState(product, choice.values, name, value),
      }))}
    />
  ));
}
