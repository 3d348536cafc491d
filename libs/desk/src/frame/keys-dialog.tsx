import { FormattedMessage, useT } from '@souk/i18n';
import { Checkbox, Dialog, Stack } from '@souk/ui';
import { useState } from 'react';
import { findKeyName } from '../find/find-key';
import { Facts } from '../parts/layout';
import { useDesk } from '../parts/use-desk';
import { screensOf } from './screens';
import { keysAreOn, switchKeys } from './use-desk-keys';
import { saveKeyName } from './use-save-key';

/** The keys of the desk, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const place = useDesk();
  const [isOn, setOn] = useState(keysAreOn);
  const common = [
    ['j', 'k', 'rows'],
    ['e', t('desk.keys.enter'), 'open'],
    ['x', null, 'choose'],
    [t('desk.keys.shift'), null, 'range'],
    ['/', null, 'search'],
    ['?', null, 'help'],
  ] as const;
  return (
    <Dialog title={t('desk.keys.title')} closeLabel={t('word.close')} onClose={onClose}>
      <Stack $gap={5}>
        <Facts>
          <KeyRow keys={[findKeyName()]} text={t('desk.keys.find')} />
          <KeyRow keys={[saveKeyName()]} text={t('desk.keys.save')} />
          {common.map(([key, other, id]) => (
            <KeyRow key={id} keys={other ? [key, other] : [key]} text={t(`desk.keys.${id}`)} />
          ))}
          {screensOf(place).map(({ id, key }) => (
            <KeyRow key={id} keys={['g', key]} text={t(`desk.${id}.title`)} />
          ))}
        </Facts>
        <Checkbox
          checked={isOn}
          onChange={(event) => {
            switchKeys(event.target.checked);
            setOn(event.target.checked);
          }}
        >
          <FormattedMessage id="desk.keys.on" />
        </Checkbox>
      </Stack>
    </Dialog>
  );
}

function KeyRow({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key} </kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </>
  );
}
