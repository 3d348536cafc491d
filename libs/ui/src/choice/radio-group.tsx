import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError } from '../field/field';
import { Picture } from '../picture/picture';
import { optionLook } from './option-look';

export type RadioOption<V extends string = string> = {
  value: V;
  label: ReactNode;
  /** Shown in swatches above the name. */
  picture?: string;
  /** Still to be chosen, but not to be had with the rest of the choice: struck through, with `note` as its description. */
  isUnavailable?: boolean;
  note?: string;
  isDisabled?: boolean;
};

type Props<V extends string> = {
  legend: ReactNode;
  /** Shown beside the legend: what is chosen now. */
  chosen?: ReactNode;
  /** A word that says whether one must be chosen, at the end of the line as a field's. */
  mark?: ReactNode;
  isRequired?: boolean;
  name: string;
  options: readonly RadioOption<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  look?: 'chips' | 'swatches';
  error?: ReactNode;
};

/** One of a few, all in view: sizes as chips, colours as swatches with their names. Arrow keys move as the system does. */
export function RadioGroup<V extends string>({
  legend,
  chosen,
  mark,
  isRequired,
  name,
  options,
  value,
  onChange,
  look = 'chips',
  error,
}: Props<V>) {
  const id = useId();
  const errorId = `${id}e`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      {...(isRequired && { 'aria-required': true })}
      {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
    >
      <Legend>
        <strong id={id}>{legend}</strong>
        {chosen && <span aria-hidden="true">{chosen}</span>}
        {mark && <Mark>{mark}</Mark>}
      </Legend>
      <Options>
        {options.map((option) => (
          <Option key={option.value} $look={look} $isUnavailable={option.isUnavailable ?? false}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              required={isRequired}
              disabled={option.isDisabled ?? false}
              {...(option.isUnavailable && option.note ? { 'aria-description': option.note } : {})}
              onChange={() => onChange(option.value)}
            />
            {look === 'swatches' && option.picture && (
              <Picture src={option.picture} alt="" sizes="64px" widths={[96, 160]} />
            )}
            <span>{option.label}</span>
          </Option>
        ))}
      </Options>
      {error && (
        <Wrong id={errorId} role="alert">
          {error}
        </Wrong>
      )}
    </div>
  );
}

const Legend = styled.p`
  display: flex;
  gap: 8px;
  margin-bottom: 8px;
  font-size: var(--text-sm);
  & > span {
    color: var(--color-ink-soft);
  }
`;
const Mark = styled.span`
  margin-inline-start: auto;
`;
const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const Option = styled.label<{ $look: 'chips' | 'swatches'; $isUnavailable: boolean }>`
  ${optionLook}
`;
const Wrong = styled(FieldError)`
  margin-top: 6px;
`;
