import { useSay } from '@souk/state';
import { ErrorNotice } from '@souk/ui';

/** Says that a sign-in could not be started; nothing while nothing went wrong. Source: LOGIN-06, LOGIN-07. */
export function ProviderTrouble({ error }: { error: Error | null }) {
  const { errorText } = useSay();
  return error && <ErrorNotice title={errorText(error)} />;
}
