import type { DeskCallName, DeskData, DeskInput } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import type { ScreenId } from '../frame/screens';
import { useDeskQuery } from './use-desk';

type Props<K extends DeskCallName> = {
  call: K;
  input: DeskInput<K>;
  /** What the page is of. */
  name: (data: DeskData<K>) => string;
  /** Whose title stands until it is known. */
  screen: ScreenId;
};

/** The name of what a page is of, as its heading: of the same call that the page reads. */
export function DetailTitle<K extends DeskCallName>({ call, input, name, screen }: Props<K>) {
  const { data } = useDeskQuery(call, input);
  return data === undefined ? <FormattedMessage id={`desk.${screen}.title`} /> : name(data as DeskData<K>);
}
