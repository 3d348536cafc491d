import { camel, pascal, words } from './names.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes one slice: route, page, words in both languages, test. It is green as it stands.
 * @param tree the files, as nx gives them to a generator
 * @param app the application's folder
 * @param slice its name, kebab-case
 */
export const writeSlice = (tree, app, slice) => {
  const folder = `${app}/src/${slice}`;
  const [Name, id] = [pascal(slice), camel(slice)];
  const write = (name, text) => tree.write(`${folder}/${name}`, text);
  write(`${slice}.route.ts`, `export { ${Name}Page as Component } from './${slice}-page';\n`);
  write(
    `${slice}-page.tsx`,
    `import { FormattedMessage, useIntl } from '@souk/i18n';
import { PageTitle, Wrapper } from '@souk/ui';

export function ${Name}Page() {
  const { formatMessage } = useIntl();
  return (
    <Wrapper>
      <title>{formatMessage({ id: '${id}.title' })}</title>
      <PageTitle>
        <FormattedMessage id="${id}.title" />
      </PageTitle>
      <p>
        <FormattedMessage id="${id}.intro" />
      </p>
    </Wrapper>
  );
}
`,
  );
  write(
    'messages.en.json',
    json({
      [`${id}.title`]: words(slice),
      [`${id}.intro`]: `Everything about ${words(slice).toLowerCase()} starts here.`,
    }),
  );
  write(
    'messages.fr.json',
    json({
      [`${id}.title`]: words(slice),
      [`${id}.intro`]: `Tout ce qui touche à ${words(slice).toLowerCase()} commence ici.`,
    }),
  );
  write(
    `${slice}-page.test.tsx`,
    `import { MessagesProvider, SharedMessages, type Messages } from '@souk/i18n';
import { render, screen } from '@testing-library/react';
import { ${Name}Page } from './${slice}-page';
import en from './messages.en.json';

test('shows its title', () => {
  render(
    <SharedMessages messages={{}}>
      <MessagesProvider messages={en as unknown as Messages}>
        <${Name}Page />
      </MessagesProvider>
    </SharedMessages>,
  );
  expect(screen.getByRole('heading', { level: 1, name: en['${id}.title'] })).toBeVisible();
});
`,
  );
};
