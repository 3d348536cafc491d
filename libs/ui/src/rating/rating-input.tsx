import { useId, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { FieldError } from '../field/field';

type Props = {
  legend: ReactNode;
  name: string;
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** Accessible name of each star, from one to five. */
  labels: readonly string[];
  /** What is wrong and what to do. Absent: nothing is wrong. */
  error?: ReactNode;
  /** The first star: where a form puts the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** One to five stars to give, as radio buttons. */
export function RatingInput({ legend, name, value, onChange, labels, error, ref }: Props) {
  const id = useId();
  const errorId = `${id}e`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
    >
      <Legend id={id}>{legend}</Legend>
      <Stars>
        {labels.map((label, index) => (
          <Star key={label} $isFilled={index < value}>
            <input
              {...(index === 0 && ref ? { ref } : {})}
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              aria-label={label}
              onChange={() => onChange(index + 1)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z" />
            </svg>
          </Star>
        ))}
      </Stars>
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
    </div>
  );
}

const Legend = styled.p`
  font-size: var(--text-sm);
  font-weight: 600;
`;
const Stars = styled.div`
  display: flex;
`;
const Star = styled.label<{ $isFilled: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  color: var(--color-accent);
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > svg {
    width: 26px;
    fill: ${({ $isFilled }) => ($isFilled ? 'currentcolor' : 'transparent')};
    stroke: currentcolor;
    stroke-width: 1.5;
  }
  &:has(:focus-visible) {
    border-radius: var(--radius);
    outline: 2px solid var(--color-focus);
  }
`;
