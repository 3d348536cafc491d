import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageElementNames, pageFieldNames, pagePartNames } from '@souk/contract';
import { ownerSettingsChange } from '@souk/contract/schema';
import { prepare } from './prepare';

const text = readFileSync(join(__dirname, '../../../../docs/custom-pages.md'), 'utf8');
const blocks = (kind: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block = '']) => block);
const examples = blocks('html');

describe('[PAGE-02] [PAGE-03] [PAGE-04] [PAGE-05] [PAGE-06] docs/custom-pages.md', () => {
  test('its examples can be pasted as they stand: nothing of them is left out or to be mended', () => {
    expect(examples.length).toBeGreaterThanOrEqual(7);
    for (const html of examples)
      expect(prepare({ html, css: '', parts: { html: 'html', css: 'css' } }).problems).toEqual([]);
  });

  test.each([...pageElementNames, ...pagePartNames])('shows data-souk="%s" in an example', (name) =>
    expect(examples.join('\n')).toContain(`data-souk="${name}"`),
  );

  test.each([...pageFieldNames])('names the field %s', (name) =>
    expect(new RegExp(`data-souk-field="${name}"|\`${name}\``).test(text)).toBe(true),
  );

  test('its settings are settings', () => {
    const [json = '{}'] = blocks('json');
    const { theme, ...rest } = JSON.parse(json) as { theme: object };
    expect(ownerSettingsChange.parse({ ...rest, theme: JSON.stringify(theme) })).toMatchObject(rest);
  });
});
