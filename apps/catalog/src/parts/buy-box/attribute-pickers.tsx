import type { ProductDetail } from '@souk/contract';
import { attributesOf, valueImage, valueState } from '@souk/domain';
import { useT } from '@souk/i18n';
import { RadioGroup, type RadioOption } from '@souk/ui';
import { SelectWords } from './missing-words';
import type { VariantChoice } from './variant-choice';

type Props = {
  product: ProductDetail;
  choice: VariantChoice;
  /** True once a buy button was pressed: an option that is still to be chosen says so. */
  isWanted: boolean;
};

/**
 * One group of radios per attribute; colours show the product in that colour. A group's form name is the attribute's
 * place, so that the form can be answered without scripts. Source: spec 2, Quick view; spec 5, "numeric"; QUICK-04.
 */
export function AttributePickers({ product, choice, isWanted }: Props) {
  const t = useT();
  return attributesOf(product.productAttr).map((attribute, place) => {
    const { name, values, hasPictures } = attribute;
    const isMissing = choice.values[name] === undefined;
    const options = values.map((value): RadioOption => {
      const state = valueState(product, choice.values, name, value);
      const picture = hasPictures ? valueImage(product, name, value) : null;
      return {
        value,
        label: value,
        ...(picture ? { picture } : {}),
        ...(state === 'available' ? {} : { isUnavailable: true, note: t(`buy.${state}Value`) }),
      };
    });
    return (
      <RadioGroup
        key={name}
        legend={name}
        chosen={choice.values[name]}
        name={String(place)}
        isRequired
        error={isWanted && isMissing && <SelectWords attribute={attribute} />}
        look={hasPictures ? 'swatches' : 'chips'}
        options={options}
        value={choice.values[name]}
        onChange={(value) => choice.choose(name, value)}
      />
    );
  });
}
