import type { ValueState } from '@souk/domain';
import { useT } from '@souk/i18n';
import { pictureUrl } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';

/** One value of an attribute, as the shopper may choose it. */
export type AttributeOption = {
  value: string;
  /** Shown for colours: the picture of the product in this colour. */
  image: string | null;
  /** Whether it can be bought with what else is chosen. */
  state: ValueState;
};

type Props = {
  name: string;
  /** Name of the form field: the attribute's place, so that the form can be answered without scripts. Source: spec 5, "numeric". */
  field: string;
  options: readonly AttributeOption[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
};

/** One attribute as a group of radios; colours show the product in that colour. Source: spec 2, Quick view; QUICK-04. */
export function AttributePicker({ name, field, options, chosen, onChoose }: Props) {
  const t = useT();
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={id}>
      <Legend>
        <span id={id}>{name}</span>
        <Chosen>{chosen}</Chosen>
      </Legend>
      <Row>
        {options.map(({ value, image, state }) => (
          <Option key={value} $hasImage={image !== null} $isAvailable={state === 'available'}>
            <input
              type="radio"
              name={field}
              data-attribute={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-label={value}
              {...(state === 'available' ? {} : { 'aria-description': t(`buy.${state}Value`) })}
            />
            {image !== null && <img src={pictureUrl(image, 160)} alt="" width={64} height={64} loading="lazy" />}
            <span>{value}</span>
          </Option>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: 10px;
`;
const Legend = styled.div`
  display: flex;
  gap: 8px;
  font-weight: 600;
`;
const Chosen = styled.span`
  font-weight: 400;
  color: var(--color-ink-soft);
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
const Option = styled.label<{ $hasImage: boolean; $isAvailable: boolean }>`
  position: relative;
  display: inline-grid;
  justify-items: center;
  align-items: center;
  gap: 4px;
  min-width: 48px;
  min-height: 44px;
  padding: ${({ $hasImage }) => ($hasImage ? '4px 4px 6px' : '0 14px')};
  border: 1px solid var(--color-line);
  border-radius: var(--radius, 8px);
  background: var(--color-surface);
  color: ${({ $isAvailable }) => ($isAvailable ? 'var(--color-ink)' : 'var(--color-ink-soft)')};
  font-size: ${({ $hasImage }) => ($hasImage ? '0.8125rem' : '0.9375rem')};
  cursor: pointer;
  transition: border-color 160ms ease-out;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > img {
    display: block;
    border-radius: 6px;
    background: var(--color-sunken);
  }
  ${({ $isAvailable }) =>
    $isAvailable
      ? ''
      : `background-image: linear-gradient(to top right, transparent calc(50% - 0.5px), var(--color-line) calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 0.5px)); border-style: dashed;`}
  &:hover {
    border-color: var(--color-ink-soft);
  }
  &:has(:checked) {
    border-color: var(--color-ink);
    box-shadow: inset 0 0 0 1px var(--color-ink);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
