import { ownerDetails } from '@souk/contract/schema';
import sentences from './messages.en.json';
import { textsOf, toldFields, valuesOf } from './settings-values';
import { stored } from './settings.fixture';

describe('[DESK-25] settings, as typed', () => {
  test('what is stored is read into the form and sent as it was', () => {
    const { details, theme, whatsApp, streaming } = stored;
    expect(textsOf(valuesOf(stored))).toEqual({ details, theme, whatsApp, streaming });
  });

  test('what is emptied is taken away', () => {
    const values = valuesOf(stored);
    const emptied = {
      ...values,
      details: { ...values.details, socialLinks: { x: ' ' } },
      theme: ' ',
      phoneNumber: '',
      channel: '',
    };
    expect(textsOf(emptied)).toMatchObject({ theme: null, whatsApp: null, streaming: null });
    expect(textsOf(emptied).details.socialLinks).toEqual({});
  });
});

test('[DESK-25] each detail that can be refused has its sentence', () => {
  const { details } = stored;
  const refused = (Object.keys(details) as (keyof typeof details)[]).filter(
    (field) => typeof details[field] === 'string' && !ownerDetails.shape[field].safeParse('a b').success,
  );
  expect(refused).toContain('websiteLogo');
  const ids = Object.keys(sentences);
  expect(refused.filter((field) => !ids.includes(`admin.settings.wrong.details.${field}`))).toEqual([]);
});

test('[DESK-21] each field that tells what is refused of it has a sentence for that', () => {
  const beginning = /^admin\.settings\.wrong\.(?=details|whatsApp)/;
  const told = Object.keys(sentences).filter((id) => beginning.test(id));
  expect([...toldFields].sort()).toEqual(told.map((id) => id.replace(beginning, '')).sort());
});
