import type { DeskProduct } from '@souk/contract/desk';
import { SelectField } from '@souk/ui';

type Props = Pick<DeskProduct, 'options'> & {
  label: string;
  /** Where the chosen one stands among the options, from 0. */
  option: number;
  onChoose: (option: number) => void;
};

/** Which of the things that shoppers choose, such as size or colour; nothing where there is one. */
export const OptionField = ({ options, label, option, onChoose }: Props) =>
  options.length > 1 && (
    <SelectField label={label} value={option} onChange={(event) => onChoose(Number(event.target.value))}>
      {options.map(({ name }, at) => (
        <option key={name} value={at}>
          {name}
        </option>
      ))}
    </SelectField>
  );
